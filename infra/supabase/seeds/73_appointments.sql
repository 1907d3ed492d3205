-- Who takes appointments in the demonstration: its owner what visitors ask for, three creators the consultations they sell.
update public.creators c set user_id = p.user_id from public.profiles p
where p.full_name = c.name and p.user_id in ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005');
update public.profiles set role = 'creator'
where user_id in ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005');
insert into private.hosts (user_id, kinds) values
  ('00000000-0000-4000-8000-000000000003', array['consultation', 'audit', 'meeting', 'vip', 'quote']),
  ('00000000-0000-4000-8000-000000000002', '{}'),
  ('00000000-0000-4000-8000-000000000004', '{}'), ('00000000-0000-4000-8000-000000000005', '{}');
insert into private.host_hours (host_id, weekday, starts_at, ends_at)
select h.user_id, weekday, part.starts_at, part.ends_at
from private.hosts h cross join generate_series(1, 5) weekday
  cross join (values ('09:00'::time, '12:00'::time), ('13:00', '17:00')) as part (starts_at, ends_at);
