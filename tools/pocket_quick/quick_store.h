// The store: lists, numbers and floats that ended, for those that begin. It is one for all libraries, as things often
// begin in one and end in another. A list that waits there is an empty list as any other, which the store holds and the
// collector sees; what it keeps is its room for items. Kind n has room for 4 n of them or a little more.

#define QUICK_KINDS 17
#define QUICK_SHELF 64

typedef struct {
    int count, room;
    PyObject *kept[QUICK_SHELF];
} QuickShelf;

typedef struct {
    QuickShelf lists[QUICK_KINDS], numbers, floats;
} QuickStore;

static QuickStore quick_nothing;  // neither has nor takes anything
static QuickStore *quick_store = &quick_nothing;

static CPy_NOINLINE void quick_find_store(void) {
    const char *name = "comptoir.store";
    PyObject *shared = PyInterpreterState_GetDict(PyInterpreterState_Get());
    PyObject *known = shared == NULL ? NULL : PyDict_GetItemString(shared, name);
    if (known == NULL) {
        QuickStore *made = PyMem_RawCalloc(1, sizeof(QuickStore));
        if (made == NULL) return;
        for (int kind = 1; kind < QUICK_KINDS; kind++) made->lists[kind].room = QUICK_SHELF;
        made->numbers.room = made->floats.room = QUICK_SHELF;
        known = PyCapsule_New(made, name, NULL);
        if (known == NULL || shared == NULL || PyDict_SetItemString(shared, name, known) < 0) {
            PyErr_Clear();
            return;
        }
        Py_DECREF(known);
    }
    quick_store = PyCapsule_GetPointer(known, name);
}

static inline int quick_keep(QuickShelf *shelf, PyObject *ended) {
    if (unlikely(shelf->count >= shelf->room)) return 0;
    ended->ob_refcnt = 1;
    shelf->kept[shelf->count++] = ended;
    return 1;
}
