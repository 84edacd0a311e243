"""The rules of Espresso Doppio as sentences."""
