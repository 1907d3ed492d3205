-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.request_board() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_requests();
  return jsonb_build_object(
    'stages', (
      select coalesce(jsonb_object_agg(stage, n), '{}') from (
        select stage, count(*) n from public.leads where kind = 'contact' and merged_into is null group by stage
      ) s
    ),
    'late', (
      select count(*) from public.leads
      where kind = 'contact' and merged_into is null and stage not in ('won', 'lost')
        and due_on < (now() at time zone 'America/Toronto')::date
    ),
    'undelivered', (
      select count(distinct l.id) from private.jobs j join public.leads l on l.id = j.subject_id
      where j.state = 'failed' and l.kind = 'contact' and l.merged_into is null
    ),
    'owners', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.user_id, 'name', coalesce(p.full_name, u.email)) order by p.full_name), '[]')
      from public.profiles p join auth.users u on u.id = p.user_id
      where p.user_id in (
        select a.user_id from public.profiles a where a.role = 'admin' union select s.user_id from public.staff_roles s where s.role = 'sales'
      )
    )
  );
end
$$;

REVOKE ALL ON FUNCTION private.request_board() FROM PUBLIC;
GRANT ALL ON FUNCTION private.request_board() TO service_role;
GRANT ALL ON FUNCTION private.request_board() TO authenticated;
