-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.read_request(request uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  l public.leads;
begin
  perform private.assert_handles_requests();
  select * into l from public.leads where id = request and kind = 'contact';
  if l.id is null then perform private.fail('request_not_found', 404, 'There is no such request.'); end if;
  return to_jsonb(l) - 'token' - 'search_text' - 'phone_key' - 'kind' - 'status' - 'form' - 'confirmation_sent_at'
    - 'confirmed_at' - 'unsubscribed_at' || jsonb_build_object(
    'acts', (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'at', a.at, 'kind', a.kind, 'detail', a.detail,
        'actor', coalesce(p.full_name, u.email)) order by a.at desc), '[]')
      from private.staff_acts a
        left join public.profiles p on p.user_id = a.actor_id left join auth.users u on u.id = a.actor_id
      where a.area = 'request' and a.subject_id = l.id
    ),
    'mails', (
      select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'kind', j.kind, 'state', j.state, 'attempts', j.attempts,
        'last_error', j.last_error, 'at', coalesce(j.finished_at, j.run_at)) order by j.kind), '[]')
      from private.jobs j where j.subject_id = l.id
    ),
    'others', (
      select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'created_at', o.created_at, 'name', o.name, 'asked', o.asked,
        'stage', o.stage, 'message', o.message, 'revision', o.revision, 'is_merged', o.merged_into is not distinct from l.id)
        order by o.created_at desc), '[]')
      from public.leads o
      where o.kind = 'contact' and o.id <> l.id and (o.merged_into is null or o.merged_into = l.id)
        and (o.email = l.email or o.phone_key = l.phone_key or o.merged_into = l.id)
    )
  );
end
$$;

REVOKE ALL ON FUNCTION private.read_request(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_request(request uuid) TO service_role;
GRANT ALL ON FUNCTION private.read_request(request uuid) TO authenticated;
