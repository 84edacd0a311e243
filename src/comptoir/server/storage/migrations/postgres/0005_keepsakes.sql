-- What the house keeps of its own beside its tables, by name: the secret of its days, who played them, puzzles solved.
create table keepsakes (
  name text collate "C" primary key,
  body bytea not null
);
