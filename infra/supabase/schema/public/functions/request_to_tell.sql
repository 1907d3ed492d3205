-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.request_to_tell(request uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select to_jsonb(l) - '{token,search_text,phone_key,kind,status,form,confirmation_sent_at,confirmed_at,unsubscribed_at}'::text[]
    || jsonb_build_object('appointment', private.appointment_of_request(l.id))
  from public.leads l where l.id = request and l.kind = 'contact'
$$;

REVOKE ALL ON FUNCTION public.request_to_tell(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_to_tell(request uuid) TO service_role;
