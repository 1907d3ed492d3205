-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.appointment_hosts() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  all_of_them constant boolean := private.works_as('sales', 'support');
begin
  if not all_of_them then perform private.assert_handles_host(auth.uid()); end if;
  return jsonb_build_object(
    'kinds', (select jsonb_agg(to_jsonb(k) order by k.minutes, k.id) from private.appointment_kinds k),
    'people', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', u.id, 'name', coalesce(nullif(trim(p.full_name), ''), u.email), 'is_consultant', p.role = 'creator',
        'kinds', coalesce(to_jsonb(h.kinds), '[]'), 'room_url', h.room_url, 'has_calendar', h.calendar_url is not null,
        'calendar_read_at', h.calendar_read_at, 'calendar_error', h.calendar_error,
        'hours', coalesce(w.hours, '[]')
      ) order by h.user_id is null, p.full_name), '[]')
      from auth.users u join public.profiles p on p.user_id = u.id left join private.hosts h on h.user_id = u.id
      left join (
        select x.host_id, jsonb_agg(jsonb_build_object('weekday', x.weekday, 'starts_at', to_char(x.starts_at, 'HH24:MI'),
          'ends_at', to_char(x.ends_at, 'HH24:MI')) order by x.weekday, x.starts_at) as hours
        from private.host_hours x group by 1
      ) w on w.host_id = u.id
      where (p.role in ('admin', 'creator') or h.user_id is not null or exists (select from public.staff_roles r where r.user_id = u.id))
        and p.user_id = any (array(
          select x.user_id from private.hosts x union select s.user_id from public.staff_roles s
          union select a.user_id from public.profiles a where a.role = 'admin'
          union select auth.uid()
          -- Creators who have said no hours yet, the newest of them: nobody reads a list of all.
          union (
            select c.user_id from public.profiles c where c.role = 'creator' order by c.created_at desc, c.user_id limit 200
          )
        ))
        and (all_of_them or u.id = auth.uid())
    ),
    'absences', (
      select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'host_id', x.host_id, 'starts_at', lower(x.during),
        'ends_at', upper(x.during), 'reason', x.reason) order by lower(x.during)), '[]')
      from private.absences x where upper(x.during) > now() and (all_of_them or x.host_id is null or x.host_id = auth.uid())
    )
  );
end
$$;

REVOKE ALL ON FUNCTION private.appointment_hosts() FROM PUBLIC;
GRANT ALL ON FUNCTION private.appointment_hosts() TO service_role;
GRANT ALL ON FUNCTION private.appointment_hosts() TO authenticated;
