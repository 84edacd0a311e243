"""What every test run tells first: which build of the rules it tests."""

import comptoir.kernel.luck


def pytest_report_header() -> str:
    build = "interpreted" if comptoir.kernel.luck.__file__.endswith(".py") else "compiled"
    return f"comptoir: the rules are {build}"
