// How things end, and lists.

static CPy_NOINLINE void quick_end(PyObject *object);

static inline void quick_let_go(PyObject *object) {
    if (!_Py_IsImmortal(object) && --object->ob_refcnt == 0) quick_end(object);
}

static inline void quick_let_go_if_any(PyObject *object) {
    if (object != NULL) quick_let_go(object);
}

static inline void quick_empty(PyListObject *list) {
    Py_ssize_t size;
    while ((size = Py_SIZE(list)) > 0) {
        PyObject *last = list->ob_item[size - 1];
        Py_SET_SIZE(list, size - 1);
        quick_let_go_if_any(last);
    }
}

// A list that the collector is about to clear stays the collector's: it has marked it in the word before the list.
static inline int quick_end_list(PyListObject *list) {
    size_t kind = (size_t)list->allocated / 4;
    if (unlikely(kind >= QUICK_KINDS || ((uintptr_t *)list)[-1] & 2)) return 0;
    QuickShelf *shelf = &quick_store->lists[kind];
    if (unlikely(shelf->count >= shelf->room)) return 0;
    ((PyObject *)list)->ob_refcnt = 1;  // whatever ends with its items must not find it
    quick_empty(list);
    ((PyObject *)list)->ob_refcnt = 0;
    return quick_keep(shelf, (PyObject *)list);
}

static CPy_NOINLINE void quick_end(PyObject *object) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == &PyList_Type) {
        if (quick_end_list((PyListObject *)object)) return;
    } else if (type == &PyLong_Type) {
        if (quick_is_short(object) && quick_keep(&quick_store->numbers, object)) return;
    } else if (type == &PyFloat_Type) {
        if (quick_keep(&quick_store->floats, object)) return;
    }
    if (type->tp_flags & Py_TPFLAGS_HAVE_GC) _Py_Dealloc(object);  // which looks how deep the stack is
    else type->tp_dealloc(object);
}

static CPy_NOINLINE PyObject *quick_fresh_list(Py_ssize_t size) {
    if (unlikely(quick_store == &quick_nothing)) quick_find_store();
    PyObject *list = PyList_New(size == 0 ? 4 : (size + 3) & ~(Py_ssize_t)3);
    if (likely(list != NULL)) Py_SET_SIZE(list, size);
    return list;
}

// A list of this size whose items are still to be set, with nothing in between.
static inline PyObject *quick_bare_list(Py_ssize_t size) {
    size_t kind = size == 0 ? 1 : ((size_t)size + 3) / 4;
    if (unlikely(kind >= QUICK_KINDS || quick_store->lists[kind].count == 0)) return quick_fresh_list(size);
    QuickShelf *shelf = &quick_store->lists[kind];
    PyObject *list = shelf->kept[--shelf->count];
    Py_SET_SIZE(list, size);
    return list;
}

static CPy_NOINLINE PyObject *quick_list(Py_ssize_t size) {
    PyObject *list = quick_bare_list(size);
    if (likely(list != NULL && size > 0)) memset(((PyListObject *)list)->ob_item, 0, size * sizeof(PyObject *));
    return list;
}

static CPy_NOINLINE PyObject *quick_slice(PyObject *list, Py_ssize_t begin, Py_ssize_t end) {
    Py_ssize_t size = Py_SIZE(list);
    begin = begin < 0 ? 0 : begin > size ? size : begin;
    end = end < begin ? begin : end > size ? size : end;
    PyObject *slice = quick_bare_list(end - begin);
    if (unlikely(slice == NULL)) return NULL;
    for (Py_ssize_t place = begin; place < end; place++)
        PyList_SET_ITEM(slice, place - begin, Py_NewRef(PyList_GET_ITEM(list, place)));
    return slice;
}

static inline int quick_append(PyObject *list, PyObject *item) {
    Py_ssize_t size = Py_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) return PyList_Append(list, item);
    Py_SET_SIZE(list, size + 1);
    PyList_SET_ITEM(list, size, Py_NewRef(item));
    return 0;
}

// With its room for items: what is emptied is mostly filled again.
static CPy_NOINLINE int quick_clear(PyObject *list) {
    if (unlikely(((PyListObject *)list)->allocated > 4 * QUICK_KINDS)) return PyList_Clear(list);
    quick_empty((PyListObject *)list);
    return 0;
}

static CPy_NOINLINE int quick_contains(PyObject *list, PyObject *item) {
    if (unlikely(!PyList_CheckExact(list) || !quick_is_short(item))) return PySequence_Contains(list, item);
    for (Py_ssize_t place = 0; place < Py_SIZE(list); place++) {
        PyObject *other = PyList_GET_ITEM(list, place);
        if (unlikely(!quick_is_short(other))) return PySequence_Contains(list, item);
        if (quick_value(other) == quick_value(item)) return 1;
    }
    return 0;
}

// 1 or 0 for lists of numbers, -1 if they are something else.
static inline int quick_same(PyObject *one, PyObject *other) {
    if (!PyList_CheckExact(one) || !PyList_CheckExact(other)) return -1;
    if (Py_SIZE(one) != Py_SIZE(other)) return 0;
    for (Py_ssize_t place = 0; place < Py_SIZE(one); place++) {
        PyObject *left = PyList_GET_ITEM(one, place), *right = PyList_GET_ITEM(other, place);
        if (left == right) continue;
        if (unlikely(!quick_is_short(left) || !quick_is_short(right))) return -1;
        if (quick_value(left) != quick_value(right)) return 0;
    }
    return 1;
}

static CPy_NOINLINE PyObject *quick_compared(PyObject *one, PyObject *other, int how) {
    int same = how == Py_EQ || how == Py_NE ? quick_same(one, other) : -1;
    return same < 0 ? PyObject_RichCompare(one, other, how) : same == (how == Py_EQ) ? Py_True : Py_False;
}
