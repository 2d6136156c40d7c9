/* Lays the cells that compiled rules have written (troef.rows.writer) into arrays of the caller.
 *
 * lay(array, width, ones, one_ends, places, values, ends, old_ones, old_one_ends, old_places, old_ends): float32 rows.
 * Cells that were there are set to zero, then each new one is added to its column: 1 for those of `ones`. A column below
 * zero is ~column, whose value stands in place of what is there.
 * mark(array, width, marks, ends, old_marks, old_ends): int8 rows of ones.
 *
 * Arrays are checked by troef.rows.laying before: contiguous, of the right kind and long enough.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

/* The column of a cell, whether its value is added or stands in place of another. */
static int32_t column(int32_t place) { return place < 0 ? ~place : place; }

static int held(PyObject *const *args, const int *writable, Py_buffer *found, int count) {
    for (int at = 0; at < count; at++) {
        if (PyObject_GetBuffer(args[at], &found[at], writable[at] ? PyBUF_WRITABLE : PyBUF_SIMPLE) < 0) {
            while (at--) PyBuffer_Release(&found[at]);
            return 0;
        }
    }
    return 1;
}

static void let_go(Py_buffer *found, int count) {
    for (int at = 0; at < count; at++) PyBuffer_Release(&found[at]);
}

static PyObject *lay(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    static const int writable[10] = {1};
    PyObject *buffers[10];
    Py_buffer view[10];
    if (count != 11) return PyErr_Format(PyExc_TypeError, "lay takes 11 arguments");
    Py_ssize_t width = PyLong_AsSsize_t(args[1]);
    if (width == -1 && PyErr_Occurred()) return NULL;
    buffers[0] = args[0];
    for (int at = 1; at < 10; at++) buffers[at] = args[at + 1];
    if (!held(buffers, writable, view, 10)) return NULL;
    float *row = view[0].buf;
    const int32_t *ones = view[1].buf, *one_ends = view[2].buf, *places = view[3].buf, *ends = view[5].buf;
    const int32_t *old_ones = view[6].buf, *old_one_ends = view[7].buf, *old = view[8].buf, *old_ends = view[9].buf;
    const double *values = view[4].buf;
    Py_ssize_t rows = view[5].len / (Py_ssize_t)sizeof(int32_t);
    int32_t one = 0, at = 0, was_one = 0, was = 0;
    for (Py_ssize_t number = 0; number < rows; number++, row += width) {
        for (; was_one < old_one_ends[number]; was_one++) row[column(old_ones[was_one])] = 0.0f;
        for (; was < old_ends[number]; was++) row[column(old[was])] = 0.0f;
        for (; one < one_ends[number]; one++) {
            int32_t place = ones[one];
            if (place < 0) row[~place] = 1.0f;
            else row[place] += 1.0f;
        }
        for (; at < ends[number]; at++) {
            int32_t place = places[at];
            if (place < 0) row[~place] = (float)values[at];
            else row[place] += (float)values[at];
        }
    }
    let_go(view, 10);
    Py_RETURN_NONE;
}

static PyObject *mark(PyObject *self, PyObject *const *args, Py_ssize_t count) {
    static const int writable[5] = {1};
    PyObject *buffers[5];
    Py_buffer view[5];
    if (count != 6) return PyErr_Format(PyExc_TypeError, "mark takes 6 arguments");
    Py_ssize_t width = PyLong_AsSsize_t(args[1]);
    if (width == -1 && PyErr_Occurred()) return NULL;
    buffers[0] = args[0];
    for (int at = 1; at < 5; at++) buffers[at] = args[at + 1];
    if (!held(buffers, writable, view, 5)) return NULL;
    int8_t *row = view[0].buf;
    const int32_t *marks = view[1].buf, *ends = view[2].buf, *old = view[3].buf, *old_ends = view[4].buf;
    Py_ssize_t rows = view[2].len / (Py_ssize_t)sizeof(int32_t);
    int32_t at = 0, was = 0;
    for (Py_ssize_t number = 0; number < rows; number++, row += width) {
        for (; was < old_ends[number]; was++) row[old[was]] = 0;
        for (; at < ends[number]; at++) row[marks[at]] = 1;
    }
    let_go(view, 5);
    Py_RETURN_NONE;
}

static PyMethodDef methods[] = {
    {"lay", (PyCFunction)(void (*)(void))lay, METH_FASTCALL, "Lay cells into float32 rows."},
    {"mark", (PyCFunction)(void (*)(void))mark, METH_FASTCALL, "Mark columns of int8 rows."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "troef_cells", NULL, -1, methods, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_troef_cells(void) { return PyModule_Create(&module); }
