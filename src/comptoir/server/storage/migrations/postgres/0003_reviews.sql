-- What a finished game was made of, worked out once: the newest of each table. `mark` says of which choices, and by which edition.
create table reviews (
  table_id text primary key references tables (id),
  mark text not null,
  body bytea not null
);
