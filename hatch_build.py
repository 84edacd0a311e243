"""Puts the rules, compiled with mypyc, into the wheel; a pure wheel where there is no C compiler or COMPTOIR_PURE=1."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import native


class CompileRules(BuildHookInterface[Any]):
    """An editable install stays interpreted: developers choose the build with PYTHONPATH."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build = native.Build()
        reason = native.why_not()
        if not reason:
            try:
                build.bring_up_to_date()
            except subprocess.CalledProcessError:
                reason = "the compiler refused the rules"
        if reason:
            self.app.display_info(f"comptoir: a pure Python wheel, because {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in build.libraries():
            build_data["force_include"][str(library)] = str(library.relative_to(build.target))
