-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.days_in_a_row(days date[]) RETURNS integer
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  with today as (
    select (now() at time zone 'America/Toronto')::date as day
  ), runs as (
    -- Consecutive days share the difference between their date and their rank.
    select day, day - (row_number() over (order by day))::integer as run
    from (select distinct unnest(days) as day) each_once
  ), latest as (
    select run from runs, today where runs.day between today.day - 1 and today.day order by runs.day desc limit 1
  )
  select least(count(*), 365)::integer from runs where run = (select run from latest)
$$;

REVOKE ALL ON FUNCTION private.days_in_a_row(days date[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.days_in_a_row(days date[]) TO service_role;
GRANT ALL ON FUNCTION private.days_in_a_row(days date[]) TO authenticated;
