// What mypyc's C asks Python for again and again, done on this side: a call from one WebAssembly module into another is
// never inlined. Every function does what Python's of the same purpose does, and leaves to that whatever is not the usual
// case. tools/pocket_modules.py puts this into mypyc's runtime, after Python's own headers.

#ifndef POCKET_QUICK_H
#define POCKET_QUICK_H

#if PY_MAJOR_VERSION != 3 || PY_MINOR_VERSION != 14 || SIZEOF_VOID_P != 4 || defined(Py_GIL_DISABLED)
#error "tools/pocket_quick knows lists and numbers of Python 3.14 in words of 32 bits: look how this Python has them"
#endif

#include "quick_store.h"
#include "quick_numbers.h"
#include "quick_lists.h"

// From here on these are meant wherever mypyc asks for those.

#undef Py_DECREF
#undef Py_XDECREF
#define Py_DECREF(object) quick_let_go(_PyObject_CAST(object))
#define Py_XDECREF(object) quick_let_go_if_any(_PyObject_CAST(object))
#define _Py_Dealloc quick_end
#define PyFloat_FromDouble quick_float
#define PyFloat_AsDouble quick_double
#define PyNumber_InPlaceAdd quick_plus
#define PyNumber_InPlaceSubtract quick_minus
#define PyObject_RichCompare quick_compared
#define PyObject_RichCompareBool quick_holds
#define PyList_New quick_list
#define PyList_GetSlice quick_slice
#define PyList_Append quick_append
#define PyList_Clear quick_clear
#define PySequence_Contains quick_contains

#endif
