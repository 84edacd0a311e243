-- What the house keeps of its own beside its tables, by name: the secret of its days, who played them, puzzles solved.
create table keepsakes (
  name text primary key,
  body blob not null
) without rowid;
