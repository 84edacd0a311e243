"""An evening as files to take along."""

import csv
import io
import zipfile

from comptoir.house.evenings.evening import Evening
from comptoir.house.evenings.exporting import Named, record_texts, rows_of
from comptoir.house.house import House


def results_csv(evening: Evening, title: Named) -> bytes:
    """With a mark at its front, by which spreadsheets read it as Unicode."""
    page = io.StringIO()
    csv.writer(page).writerows(rows_of(evening, title))
    return page.getvalue().encode("utf-8-sig")


async def everything(house: House, evening: Evening, title: Named) -> bytes:
    page = io.BytesIO()
    with zipfile.ZipFile(page, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("results.csv", results_csv(evening, title))
        async for name, text in record_texts(house, evening):
            archive.writestr(name, text)
    return page.getvalue()
