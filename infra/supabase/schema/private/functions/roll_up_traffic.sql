-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.roll_up_traffic() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  before constant timestamptz := date_trunc('day', (now() - interval '3 days') at time zone 'America/Toronto') at time zone 'America/Toronto';
begin
  with hours as (
    delete from private.traffic t
    where t.hour < before
      and t.hour <> date_trunc('day', t.hour at time zone 'America/Toronto') at time zone 'America/Toronto'
    returning *
  )
  insert into private.traffic as t (hour, kind, page, source, campaign, n)
  select date_trunc('day', h.hour at time zone 'America/Toronto') at time zone 'America/Toronto', h.kind,
    case when is_noise then '…' else h.page end, case when is_noise then '…' else h.source end,
    case when is_noise then '…' else h.campaign end, sum(h.n)
  from (
    -- Names that one document told in an hour that was full of names.
    select hours.*, n = 1 and bool_or(page = '…') over (partition by hour) as is_noise from hours
  ) h group by 1, 2, 3, 4, 5
  on conflict (hour, kind, page, source, campaign) do update set n = t.n + excluded.n;
  delete from private.traffic t where t.hour < now() - interval '26 months';
end
$$;

REVOKE ALL ON FUNCTION private.roll_up_traffic() FROM PUBLIC;
GRANT ALL ON FUNCTION private.roll_up_traffic() TO service_role;
