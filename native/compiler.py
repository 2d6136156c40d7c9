"""Whether there is a C compiler."""

import os
import shutil
import sys
import sysconfig


def compiler_found() -> bool:
    """Whether the compiler that Python was built for is there."""
    if sys.platform == "win32":
        return True  # setuptools finds it, it is not on the path
    command = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    return shutil.which(command.split()[0]) is not None
