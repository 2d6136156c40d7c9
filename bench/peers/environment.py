"""The environment of the peers, `build/peers`: made when it is needed, apart from ours."""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path

ENVIRONMENT = Path(__file__).resolve().parents[2] / "build" / "peers"
#: What is installed there, by what has to be importable.
NEEDED = {
    "pyspiel": ("open_spiel==2.0.2",),
    "rlcard": ("rlcard==1.2.0",),
    "pettingzoo": ("pettingzoo==1.27.0", "pygame"),
    "pgx": ("pgx==2.6.0", "jax[cpu]==0.10.2"),
    "colver": ("colver==0.11.1",),
    "numpy": ("numpy",),
    "endplay": ("endplay==0.5.12",),
}
#: Says which of some modules cannot be imported; some print when they are.
ASK = "import importlib.util as u, sys; print('MISSING', *[name for name in sys.argv[1:] if u.find_spec(name) is None])"


def peer_python(modules: "tuple[str, ...]" = tuple(NEEDED)) -> Path:
    """The interpreter of the peers' environment, with these modules installed where they can be had."""
    python = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    asked = subprocess.run([python, "-c", ASK, *modules], capture_output=True, text=True, check=True)
    for name in asked.stdout.split()[1:]:
        print(f"installing {name} …", file=sys.stderr)
        done = subprocess.run([python, "-m", "pip", "install", "--quiet", *NEEDED[name]], check=False)
        if done.returncode:
            print(f"{name} cannot be had here: its rows are left out", file=sys.stderr)
    return python


def versions(python: "Path | str", packages: "tuple[str, ...]") -> dict[str, str]:
    """The versions of packages in an environment; those that are not there are left out."""
    code = (
        "import importlib.metadata as m, json, sys\n"
        "found = {d.metadata['Name'].lower().replace('-', '_'): d.version for d in m.distributions()}\n"
        "print(json.dumps({name: found[name] for name in sys.argv[1:] if name in found}))"
    )
    answer = subprocess.run([str(python), "-c", code, *packages], capture_output=True, text=True, check=True)
    found: dict[str, str] = json.loads(answer.stdout)
    return dict(sorted(found.items()))
