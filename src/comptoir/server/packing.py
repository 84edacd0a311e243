"""An evening as files to take along."""

import csv
import io
import zipfile

from comptoir.house.evenings.evening import Evening
from comptoir.house.evenings.exporting import Named, record_texts, rows_of
from comptoir.house.house import House

# Between columns, and before the tenths: a French spreadsheet takes commas for the latter and 6.7 for a day in July.
SIGNS: dict[str, tuple[str, str]] = {"fr": (";", ",")}


def results_csv(evening: Evening, title: Named, language: str) -> bytes:
    """With a mark at its front, by which spreadsheets read it as Unicode."""
    between, tenths = SIGNS.get(language, (",", "."))
    page = io.StringIO()
    for row in rows_of(evening, title):
        line = [f"{cell:g}".replace(".", tenths) if isinstance(cell, float) else cell for cell in row]
        csv.writer(page, delimiter=between).writerow(line)
    return page.getvalue().encode("utf-8-sig")


async def everything(house: House, evening: Evening, title: Named, language: str) -> bytes:
    page = io.BytesIO()
    with zipfile.ZipFile(page, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("results.csv", results_csv(evening, title, language))
        async for name, text in record_texts(house, evening):
            archive.writestr(name, text)
    return page.getvalue()
