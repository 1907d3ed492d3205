-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.moderation_to_tell(measure uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', m.id, 'email', u.email, 'kind', m.kind, 'subject_name', m.subject_name, 'reason', m.reason,
    'appeal', m.appeal, 'answer', m.answer, 'is_lifted', m.lifted_at is not null)
  from public.moderations m join auth.users u on u.id = m.user_id where m.id = measure
$$;

REVOKE ALL ON FUNCTION private.moderation_to_tell(measure uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.moderation_to_tell(measure uuid) TO service_role;
