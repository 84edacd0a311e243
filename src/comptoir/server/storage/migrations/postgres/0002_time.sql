-- By how much the house's time is ahead of this database's clock, since that was set back: the house's never goes back.
create table clock (ahead bigint not null);
insert into clock values (0);

create function clock_ms() returns bigint language sql volatile as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint $$;

-- Milliseconds since 1970, as the house counts them.
create or replace function now_ms() returns bigint language sql volatile as $$ select clock_ms() + (select ahead from clock) $$;
