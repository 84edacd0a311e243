"""What French does to a sentence once its names and numbers are in: elision, and spaces where no line may end."""

import re

# Fluent marks whatever it fills in: by these marks we know where a name begins, and leave our own text alone.
MARKS = re.compile("[\u2068\u2069]+")
# Names that begin with a sounded h or y (Hans, Yann) keep their "de": a guess, as it is for people too.
ELIDED = re.compile(
    "\\b(d|qu|lorsqu|puisqu)e \u2068+(?=[aeiouàâäáåãéèêëíîïóôöõúùûüœæ]|h[eéèêiouy]|y[^aeiouéèêou])", re.IGNORECASE
)
BEFORE_HIGH_SIGNS = re.compile(r" (?=[:;?!»%])|(?<=\b[nN]°) ")
WITHIN_NUMBERS = re.compile(r"(?<=\d) (?=\d{3}(?!\d))")
NO_BREAK = "\u00a0"


def finished(text: str) -> str:
    """The sentence as it is printed: "la place d’Odile", never "de Odile"; no line begins with a question mark."""
    elided = ELIDED.sub("\\1’", text)
    bare = MARKS.sub("", elided)
    return WITHIN_NUMBERS.sub(NO_BREAK, BEFORE_HIGH_SIGNS.sub(NO_BREAK, bare)).replace("« ", f"«{NO_BREAK}")
