"""Names that people would take for one another: nobody at a table, or in an evening, is to pass for somebody else."""

from collections.abc import Iterable
from unicodedata import name as called
from unicodedata import normalize

LONGEST = 24  # letters of a name
NUMBERED = 5  # of them for a number behind it

# Letters of other scripts that are drawn like ours, as they are written: capitals and small ones differ.
CYRILLIC = ("АВЕЅІЈКМНОРСТУХѴԌԚԜҮӀаеѕіјкорсухѵһԁԛԝүӏгьѡ", "ABESIJKMHOPCTYXVGQWYIaesijkopcyxvhdqwylrbw")
GREEK = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϳαγικνορστυχωϲ", "ABEZHIKMNOPTYXCjayikvopotuxwc")
ARMENIAN = ("ՏՕՍԼհոսօցզյլա", "SOULhnuogqjlw")
COPTIC = ("ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬⲟⲣⲥ", "ABEHIKMNOPCTYXopc")
CHEROKEE = ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃᎩ", "ABCDEGHJKLMPRSTVWZy")
LISU = ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "ABCDEFGHIJKLMNOPRSTUVWXYZ")
OURS = ("ɑɡıɩƅ‐‒–—―−’‘ʼʹ′`", "agiib------''''''")
SCRIPTS = {
    ord(letter): like
    for drawn, likes in (CYRILLIC, GREEK, ARMENIAN, COPTIC, CHEROKEE, LISU, OURS)
    for letter, like in zip(drawn, likes, strict=True)
}
STROKES = str.maketrans("Il10", "|||O")  # where one letter is as good as another
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def alike(one: str, other: str) -> bool:
    """Written wide, in capitals, with an accent of its own, in letters of another script, with l for I."""
    return bool(looks(one) & looks(other))


def looks(name: str) -> frozenset[str]:
    ours = "".join(map(_ours, normalize("NFKD", name)))
    return frozenset(_folded(each) for each in (ours, ours.translate(STROKES)))


def key(name: str) -> str:
    """One of the ways it looks: the same for whoever writes it in another way."""
    return _folded("".join(map(_ours, normalize("NFKD", name))))


def _ours(letter: str) -> str:
    spelt = called(letter, "")
    if spelt.startswith(SMALL_CAPITAL):
        return spelt.removeprefix(SMALL_CAPITAL)
    return SCRIPTS.get(ord(letter), letter)


def _folded(name: str) -> str:
    """A dot above an i is the one it has."""
    folded = normalize("NFKD", name.casefold())
    return folded.replace("i\u0307", "i").replace("j\u0307", "j")


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it where somebody else there looks like that."""
    taken = [other for other in others if other]
    found, number = name, 1
    while any(alike(found, other) for other in taken):
        number += 1
        found = f"{name[: LONGEST - NUMBERED].rstrip()} ({number})"
    return found
