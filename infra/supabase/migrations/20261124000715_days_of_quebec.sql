-- Undone by: a following migration that gives the four functions back their former default.
--
-- The day of the database's clock is tomorrow in Québec from seven or eight in the evening on: who asked for times without
-- naming a day got those from tomorrow on. Whoever names none is offered times from today in Québec, which
-- private.free_times knows.
create or replace function public.booking_times(booking uuid, from_day date default '-infinity') returns jsonb
language sql stable
set search_path = ''
as $$ select private.booking_times(booking, from_day) $$;

create or replace function public.open_times(kind text, from_day date default '-infinity', days integer default 14) returns jsonb
language sql stable
set search_path = ''
as $$ select private.times_to_choose(kind, from_day, days) $$;

create or replace function public.read_appointment(token uuid, from_day date default '-infinity') returns jsonb
language sql stable
set search_path = ''
as $$ select private.read_appointment(token, from_day) $$;

create or replace function public.times_to_move(appointment uuid, from_day date default '-infinity') returns jsonb
language sql stable
set search_path = ''
as $$ select private.times_to_move(appointment, from_day) $$;
