-- By how much the house's time is ahead of this machine's clock, since that was set back: the house's never goes back.
create table clock (ahead integer not null);
insert into clock values (0);
