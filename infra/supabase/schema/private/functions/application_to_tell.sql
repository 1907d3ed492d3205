-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.application_to_tell(application uuid) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', a.id, 'email', u.email, 'name', p.full_name, 'status', a.status, 'about', a.about,
    'website_url', a.website_url, 'answer', a.answer)
  from public.creator_applications a join auth.users u on u.id = a.user_id
  left join public.profiles p on p.user_id = a.user_id where a.id = application
$$;

REVOKE ALL ON FUNCTION private.application_to_tell(application uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.application_to_tell(application uuid) TO service_role;
