-- What a finished game came to. A row outlives its table's log: lists, progress and ratings read nothing else.
-- `mark` says of which choices it is the result; a review's summary counts only where it is of the same.
create table results (
  table_id text primary key,
  seq integer not null,
  at integer not null,
  game text not null,
  variant text not null,
  rated integer not null,
  mark text not null,
  body blob not null,
  summary_mark text not null default '',
  summary blob not null default x''
) without rowid;

create index results_rated on results (game, variant, table_id) where rated = 1;

-- Who played: the only place where a row knows anybody, so that whoever is erased is nowhere in it.
create table result_seats (
  table_id text not null references results (table_id),
  seat integer not null,
  person text not null,
  typed text not null,
  primary key (table_id, seat)
) without rowid;

create index result_seats_person on result_seats (person) where person <> '';

-- What somebody does with a result in his own list.
create table result_marks (
  person text not null,
  table_id text not null references results (table_id),
  starred integer not null,
  removed integer not null,
  primary key (person, table_id)
) without rowid;

create index tables_over on tables (id) where phase in ('over', 'ended');
