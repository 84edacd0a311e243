-- A table is its rules number and its log. The columns last_* carry the newest entry into the log through the trigger below,
-- so that checking seq and rules, advancing seq and due, and inserting the entry are one statement.
create table tables (
  id text primary key,
  seq integer not null,
  rules integer not null,
  due integer,
  lease integer not null default 0,
  game text not null,
  phase text not null,
  public integer not null,
  summary blob not null,
  made integer not null,
  changed integer not null,
  last_command text not null,
  last_body blob not null
) without rowid;

create table entries (
  table_id text not null references tables (id),
  seq integer not null,
  command text not null,
  at integer not null,
  body blob not null,
  primary key (table_id, seq),
  unique (table_id, command)
) without rowid;

create trigger table_made after insert on tables begin
  insert into entries (table_id, seq, command, at, body) values (new.id, new.seq, new.last_command, new.changed, new.last_body);
end;

create trigger table_moved after update of seq on tables begin
  insert into entries (table_id, seq, command, at, body) values (new.id, new.seq, new.last_command, new.changed, new.last_body);
end;

create index tables_due on tables (due) where due is not null;
create index tables_running on tables (phase) where phase = 'playing';
create index tables_public on tables (changed) where public = 1;

create table people (id text primary key, name text not null, made integer not null) without rowid;
create table tokens (hash text primary key, person text not null references people (id), made integer not null) without rowid;

create table links (
  hash text primary key,
  table_id text not null,
  seat integer not null,
  person text not null,
  until integer not null,
  used integer not null default 0
) without rowid;

create table sitters (person text not null, table_id text not null, primary key (person, table_id)) without rowid;
create table presence (table_id text not null, person text not null, until integer not null, primary key (table_id, person)) without rowid;
create table servers (id text primary key, seen integer not null) without rowid;
create table outages (began integer not null, ended integer not null);
