// Whole numbers of one digit.

static PyObject *quick_small[262];

static inline int quick_is_short(PyObject *object) {
    return Py_IS_TYPE(object, &PyLong_Type) && ((PyLongObject *)object)->long_value.lv_tag < 16;
}

static inline Py_ssize_t quick_value(PyObject *number) {
    PyLongObject *known = (PyLongObject *)number;
    return (1 - (Py_ssize_t)(known->long_value.lv_tag & 3)) * (Py_ssize_t)known->long_value.ob_digit[0];
}

static inline PyObject *quick_number(Py_ssize_t value) {
    if (likely((size_t)value + 5 < 262)) {  // Python's small numbers live for ever: we remember where
        PyObject *known = quick_small[value + 5];
        return likely(known != NULL) ? known : (quick_small[value + 5] = PyLong_FromLong(value));
    }
    QuickShelf *shelf = &quick_store->numbers;
    size_t size = value < 0 ? 0 - (size_t)value : (size_t)value;
    if (unlikely(shelf->count == 0 || size >> PyLong_SHIFT)) return PyLong_FromLong(value);
    PyLongObject *number = (PyLongObject *)shelf->kept[--shelf->count];
    number->long_value.lv_tag = value < 0 ? 8 | 2 : 8;
    number->long_value.ob_digit[0] = size;
    return (PyObject *)number;
}

static CPy_NOINLINE PyObject *quick_plus(PyObject *one, PyObject *other) {
    if (likely(quick_is_short(one) && quick_is_short(other))) return quick_number(quick_value(one) + quick_value(other));
    return PyNumber_InPlaceAdd(one, other);
}

static CPy_NOINLINE PyObject *quick_minus(PyObject *one, PyObject *other) {
    if (likely(quick_is_short(one) && quick_is_short(other))) return quick_number(quick_value(one) - quick_value(other));
    return PyNumber_InPlaceSubtract(one, other);
}

static CPy_NOINLINE int quick_holds(PyObject *one, PyObject *other, int how) {
    if (unlikely(!quick_is_short(one) || !quick_is_short(other))) return PyObject_RichCompareBool(one, other, how);
    Py_ssize_t left = quick_value(one), right = quick_value(other);
    switch (how) {
        case Py_LT: return left < right;
        case Py_LE: return left <= right;
        case Py_EQ: return left == right;
        case Py_NE: return left != right;
        case Py_GT: return left > right;
        default: return left >= right;
    }
}

// Floats.

static inline PyObject *quick_float(double value) {
    QuickShelf *shelf = &quick_store->floats;
    if (unlikely(shelf->count == 0)) return PyFloat_FromDouble(value);
    PyFloatObject *made = (PyFloatObject *)shelf->kept[--shelf->count];
    made->ob_fval = value;
    return (PyObject *)made;
}

static inline double quick_double(PyObject *object) {
    return likely(PyFloat_CheckExact(object)) ? PyFloat_AS_DOUBLE(object) : PyFloat_AsDouble(object);
}
