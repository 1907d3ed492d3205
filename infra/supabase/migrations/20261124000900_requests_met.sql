-- Undone by: dropping the trigger appointments_meet and private.meet_asker(). Stages and owners that it has set stay as they are.
--
-- A request whose appointment stands is answered: it is at the stage of meetings, and its host's, unless somebody else has taken it. What
-- comes after that (a proposal, an end) is said by staff, and an appointment more changes nothing of it.
set local lock_timeout = '1s';

create function private.meet_asker() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
revoke all on function private.meet_asker() from public;
create trigger appointments_meet after update of state, host_id, lead_id on private.appointments for each row
  when (new.state = 'booked' and new.lead_id is not null
    and (old.state, old.host_id, old.lead_id) is distinct from (new.state, new.host_id, new.lead_id))
  execute function private.meet_asker();

-- Those that stand already. They are few: what people can meet in the ninety days that are offered.
do $$
begin
  update public.leads l set stage = case when l.stage in ('new', 'contacted') then 'meeting' else l.stage end,
    owner_id = coalesce(l.owner_id, case when private.sells(a.host_id) then a.host_id end), revision = l.revision + 1
  from (
    select distinct on (p.lead_id) p.lead_id, p.host_id from private.appointments p
    where p.state = 'booked' and p.ends_at > now() and p.lead_id is not null order by p.lead_id, p.starts_at
  ) a
  where l.id = a.lead_id and l.stage not in ('won', 'lost') and (l.stage in ('new', 'contacted') or l.owner_id is null);
end
$$;
