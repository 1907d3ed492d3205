-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.count_traffic(seen jsonb, origin jsonb, consented boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  is_full boolean;
begin
  if not consented and (select only_after_consent from private.traffic_settings) then return; end if;
  if jsonb_typeof(seen) <> 'array' or jsonb_array_length(seen) > 40 or pg_column_size(origin) > 8192 then
    perform private.fail('bad_request', 422, 'A document tells forty things at most.');
  end if;
  select count(*) >= 2000 into is_full from private.traffic t where t.hour = this_hour;
  insert into private.traffic as t (hour, kind, page, source, campaign, n)
  select this_hour, told.kind,
    case when is_known then told.page else '…' end,
    case when is_known then told.source else '…' end,
    case when is_known then told.campaign else '…' end,
    count(*)
  from (
    select one ->> 0 as kind, private.traffic_name(one ->> 1, 200) as page, private.source_of(origin) as source,
      private.campaign_of(origin) as campaign
    from jsonb_array_elements(seen) one
  ) told cross join lateral (
    select not is_full or exists (
      select from private.traffic k
      where k.hour = this_hour and k.kind in ('came', 'viewed', 'phone', 'download')
        and (k.page, k.source, k.campaign) = (told.page, told.source, told.campaign)
    ) as is_known
  ) k
  group by 1, 2, 3, 4, 5
  on conflict (hour, kind, page, source, campaign) do update set n = t.n + excluded.n;
end
$$;

REVOKE ALL ON FUNCTION private.count_traffic(seen jsonb, origin jsonb, consented boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.count_traffic(seen jsonb, origin jsonb, consented boolean) TO service_role;
GRANT ALL ON FUNCTION private.count_traffic(seen jsonb, origin jsonb, consented boolean) TO anon;
GRANT ALL ON FUNCTION private.count_traffic(seen jsonb, origin jsonb, consented boolean) TO authenticated;
