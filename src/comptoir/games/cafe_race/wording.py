"""The message keys of what is named in sentences: why a tie was broken as it was."""

REASONS = [f"cafe-race-reason-{word}" for word in ("thrust", "behind", "ahead", "fewer", "more", "dice")]

NAMES = {"reason": REASONS}
