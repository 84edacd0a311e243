-- A table is its rules number and its log.
create table tables (
  id text primary key,
  seq bigint not null,
  rules integer not null,
  due bigint,
  lease bigint not null default 0,
  game text not null,
  phase text not null,
  public boolean not null,
  summary bytea not null,
  made bigint not null,
  changed bigint not null
);

create table entries (
  table_id text not null references tables (id),
  seq bigint not null,
  command text not null,
  at bigint not null,
  body bytea not null,
  primary key (table_id, seq),
  unique (table_id, command)
);

create index tables_due on tables (due) where due is not null;
create index tables_running on tables (phase) where phase = 'playing';
create index tables_public on tables (changed) where public;

create table people (id text primary key, name text not null, made bigint not null);
create table tokens (hash text primary key, person text not null references people (id), made bigint not null);

create table links (
  hash text primary key,
  table_id text not null,
  seat integer not null,
  person text not null,
  until bigint not null,
  used boolean not null default false
);

create table sitters (person text not null, table_id text not null, primary key (person, table_id));
create table presence (table_id text not null, person text not null, until bigint not null, primary key (table_id, person));
create table servers (id text primary key, seen bigint not null);
create table outages (began bigint not null, ended bigint not null);

-- Milliseconds since 1970, by this database's clock.
create function now_ms() returns bigint language sql volatile as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;
