"""What seldom runs in the C of a unit is marked for the compiler; what is hot is not."""

import pytest
from native.seldom import with_marks

MARK = "__attribute__((cold)) "


@pytest.mark.parametrize(
    "seldom",
    [
        "char CPyDef_troef___games___toepen___game_____top_level__(void) {",
        "PyObject *CPyPy_troef___core___game___State___play(PyObject *self, PyObject *const *args, size_t nargs) {",
        "static PyObject *\ntroef___core___game___State_get_log(StateObject *self, void *closure)\n{",
        "static int\ntroef___core___game___State_set_log(StateObject *self, PyObject *value, void *closure)\n{",
    ],
)
def test_top_levels_wrappers_and_properties_are_marked(seldom: str) -> None:
    assert with_marks(f"int before;\n{seldom}\n}}\n") == f"int before;\n{MARK}{seldom}\n}}\n"


@pytest.mark.parametrize(
    "code",
    [
        "char CPyDef_troef___core___game___State___play(PyObject *cpy_r_self, int64_t cpy_r_seat) {\n}\n",
        "PyObject *CPyPy_troef___core___game___State___play(PyObject *self, PyObject *const *args, size_t nargs);\n",
    ],
)
def test_compiled_functions_and_declarations_are_left_alone(code: str) -> None:
    assert with_marks(code) == code
