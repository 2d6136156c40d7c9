"""Tutorials as notebooks: pages of Markdown whose Python is run when the site is built.

A tutorial stands in docs/tutorials as a page that can be read, and opened as a notebook with Jupytext. Nothing that it
prints is kept in the repository, so all that the site shows has just come out of the code.
"""

import os
from pathlib import Path
from typing import Any, Final

import jupytext
import nbformat
from jupyter_client import AsyncKernelManager
from nbclient import NotebookClient

TOP: Final = Path(__file__).parents[2]
#: The longest that one cell may take, in seconds.
PATIENCE: Final = 600


def notebook_of(text: str) -> Any:
    """A page as a notebook that has been run.

    Raises:
        CellExecutionError: a cell failed; the message shows it.
    """
    notebook = jupytext.reads(text, fmt="md")
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
    paths = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    kernel = AsyncKernelManager(kernel_name="python3", transport="tcp" if os.name == "nt" else "ipc")
    client = NotebookClient(notebook, km=kernel, timeout=PATIENCE, resources={"metadata": {"path": str(TOP)}})
    return client.execute(cleanup_kc=True, env=environment)


def as_file(notebook: Any) -> str:
    """A notebook as Jupyter keeps it."""
    return str(nbformat.writes(notebook))


def as_page(notebook: Any, file: str) -> str:
    """A notebook as a page: its text, its code, and what that printed; `file` is where it can be had as a notebook."""
    parts = [_cell(cell) for cell in notebook.cells]
    title, _, rest = "\n\n".join([part for part in parts if part]).partition("\n")
    return f"{title}\n\n[This page as a notebook]({file}), with what it printed.\n{rest}\n"


def _cell(cell: Any) -> str:
    if cell.cell_type == "markdown":
        return str(cell.source)
    code = f"```python\n{cell.source}\n```"
    shown = [text for output in cell.outputs if (text := _output(output))]
    return "\n\n".join([code, *shown])


def _output(output: Any) -> str:
    """What a cell printed, gave or drew."""
    if output.output_type == "stream":
        return _printed(output.text)
    data = output.get("data", {})
    if "image/svg+xml" in data:
        return str(data["image/svg+xml"])
    if "text/markdown" in data:
        return str(data["text/markdown"])
    return _printed(data.get("text/plain", ""))


def _printed(text: str) -> str:
    if not text.strip():
        return ""
    return f'```text title="prints"\n{text.rstrip()}\n```'
