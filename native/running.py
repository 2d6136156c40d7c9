"""`make run` before the rules are compiled: serves them as they stand in src, and compiles them meanwhile.

The server does not use what is installed in the environment, so nothing that it runs on is replaced under it. The
compiler's process holds the end of a pipe; when the server ends, however it ends, the pipe closes and compiling stops.
"""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

sys.path.insert(0, str(Path(__file__).parent.parent))
from native.compiler import compiler_found

LOG = Path("build/compile.log")
#: Compiling in the background is given up after this many seconds.
PATIENCE = 3600


def serve(arguments: list[str]) -> None:
    """Become the server, with compiling beside it where there is a compiler."""
    if os.name == "posix" and compiler_found():
        print(f"troef: the rules are being compiled in the background ({LOG}); they are used from the next start")
        sys.stdout.flush()
        theirs, ours = os.pipe()
        subprocess.Popen([sys.executable, __file__, "--compile"], stdin=theirs, start_new_session=True)
        os.close(theirs)
        os.set_inheritable(ours, True)
    os.environ["PYTHONPATH"] = "src"
    os.execv(sys.executable, [sys.executable, "-m", "troef", *arguments])


def compile_beside() -> None:
    """`make install` at the lowest priority, until it is done or whoever started it is gone."""
    os.nice(19)
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        work = subprocess.Popen(["make", "install"], stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT)
        Thread(target=_end_with_server, daemon=True).start()
        try:
            code = work.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            _end_all()
    if code:
        print(f"troef: the rules could not be compiled; {LOG} says why", file=sys.stderr)
    else:
        print("troef: the rules are compiled and used from the next start", file=sys.stderr)


def _end_with_server() -> None:
    """Wait until the other end of the pipe is closed."""
    sys.stdin.buffer.read()
    _end_all()


def _end_all() -> None:
    """End this process and all that it has started, which share a group."""
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile"]:
        compile_beside()
    else:
        serve(sys.argv[1:])
