-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.meet_asker() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.leads l set stage = met.stage, owner_id = met.owner_id, revision = l.revision + 1
  from (
    select o.id, case when o.stage in ('new', 'contacted') then 'meeting' else o.stage end as stage,
      -- Who meets them now takes over from who was to meet them before.
      case when (o.owner_id is null or o.owner_id = old.host_id) and private.sells(new.host_id) then new.host_id else o.owner_id end as owner_id
    from public.leads o where o.id = new.lead_id and o.stage not in ('won', 'lost')
  ) met
  -- Who reads a request that says nothing else than before may go on changing it.
  where l.id = met.id and (l.stage, l.owner_id) is distinct from (met.stage, met.owner_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.meet_asker() FROM PUBLIC;
GRANT ALL ON FUNCTION private.meet_asker() TO service_role;
