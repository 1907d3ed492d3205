-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.verify_certificate(certificate_number text) RETURNS jsonb
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  select jsonb_build_object('number', c.number, 'holder_name', coalesce(c.holder_name, p.full_name),
    'formation_title', c.formation_title, 'creator_name', case when r.is_public then r.name end, 'issued_at', c.issued_at,
    'modules', length.modules, 'minutes', length.minutes)
  from public.user_certificates c
  join public.formations f on f.id = c.formation_id join public.creators r on r.id = f.creator_id
  left join public.profiles p on p.user_id = c.user_id
  cross join lateral (
    select count(*) as modules, coalesce(sum(m.duration_minutes), 0) as minutes
    from public.formation_modules m where m.formation_id = f.id and m.is_published
  ) length
  where c.number = upper(trim(certificate_number))
$$;

REVOKE ALL ON FUNCTION private.verify_certificate(certificate_number text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.verify_certificate(certificate_number text) TO service_role;
GRANT ALL ON FUNCTION private.verify_certificate(certificate_number text) TO anon;
GRANT ALL ON FUNCTION private.verify_certificate(certificate_number text) TO authenticated;
