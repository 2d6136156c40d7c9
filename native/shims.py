"""One small library that stands for every compiled module.

Python finds a module by the name of a file, and the code of a unit is in one library. mypyc makes a shim for each
module; they differ in names only, and compiling hundreds of them took a minute. This one knows all names, is compiled
once and copied: it looks up who is asked for, imports the unit and has it make the module.
"""

from native.units import Unit, module_name

_TEMPLATE = """\
#include <Python.h>
#include <string.h>

static const struct {{ const char *module, *unit, *maker; }} MODULES[] = {{
{rows}
}};

/* What a capsule in the unit's library points to. */
static void *pointer_in(PyObject *unit, const char *unit_name, const char *attribute) {{
    PyObject *capsule = PyObject_GetAttrString(unit, attribute);
    if (!capsule) return NULL;
    PyObject *full_name = PyUnicode_FromFormat("%s.%s", unit_name, attribute);
    void *found = full_name ? PyCapsule_GetPointer(capsule, PyUnicode_AsUTF8(full_name)) : NULL;
    Py_XDECREF(full_name);
    Py_DECREF(capsule);
    return found;
}}

static PyObject *make_from(const char *unit_name, const char *maker) {{
    PyObject *fromlist = Py_BuildValue("(s)", "*");
    if (!fromlist) return NULL;
    PyObject *unit = PyImport_ImportModuleLevel(unit_name, NULL, NULL, fromlist, 0);
    Py_DECREF(fromlist);
    if (!unit) return NULL;
    int (*link_units)(void) = NULL;
    if (PyObject_HasAttrString(unit, "ensure_deps")) {{
        link_units = (int (*)(void))pointer_in(unit, unit_name, "ensure_deps");
        if (!link_units || link_units() < 0) {{
            Py_DECREF(unit);
            return NULL;
        }}
    }}
    PyObject *(*make)(void) = (PyObject *(*)(void))pointer_in(unit, unit_name, maker);
    Py_DECREF(unit);
    return make ? make() : NULL;
}}

static PyObject *create(PyObject *spec, PyModuleDef *definition) {{
    PyObject *name = PyObject_GetAttrString(spec, "name");
    const char *wanted = name ? PyUnicode_AsUTF8(name) : NULL;
    PyObject *module = NULL;
    if (wanted) {{
        size_t i = 0;
        while (i < sizeof(MODULES) / sizeof(*MODULES) && strcmp(MODULES[i].module, wanted)) i++;
        if (i < sizeof(MODULES) / sizeof(*MODULES)) module = make_from(MODULES[i].unit, MODULES[i].maker);
        else PyErr_Format(PyExc_ImportError, "%s is not among the compiled modules", wanted);
    }}
    Py_XDECREF(name);
    return module;
}}

static PyModuleDef_Slot slots[] = {{
    {{Py_mod_create, create}},
#if PY_VERSION_HEX >= 0x030C0000
    {{Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED}},
#endif
    {{0, NULL}},
}};

static struct PyModuleDef definition = {{PyModuleDef_HEAD_INIT, .m_name = "troef", .m_slots = slots}};

{entries}
"""


def shim_source(units: list[Unit]) -> str:
    """The C source of the shim for all modules of all units."""
    made = {module_name(source): unit.name for unit in units for source in unit.sources}
    rows = [
        f'    {{"{module}", "{unit}__mypyc", "init_{module.replace(".", "___")}"}},'
        for module, unit in sorted(made.items())
    ]
    entries = [
        f"PyMODINIT_FUNC PyInit_{last}(void) {{ return PyModuleDef_Init(&definition); }}"
        for last in sorted({module.rpartition(".")[2] for module in made})
    ]
    return _TEMPLATE.format(rows="\n".join(rows), entries="\n".join(entries))
