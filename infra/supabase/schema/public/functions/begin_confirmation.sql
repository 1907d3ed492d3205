-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.begin_confirmation(lead uuid) RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  update public.leads l set confirmation_sent_at = now()
  where l.id = lead and l.kind = 'newsletter' and l.status = 'pending' and not exists (
    select from public.leads other
    where other.email = l.email and other.kind = 'newsletter'
      and (other.status = 'confirmed' or (other.id <> l.id and other.confirmation_sent_at > now() - interval '1 day'))
  )
  returning jsonb_build_object('email', l.email, 'token', l.token)
$$;

REVOKE ALL ON FUNCTION public.begin_confirmation(lead uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.begin_confirmation(lead uuid) TO service_role;
