-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.request_to_tell(request uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('id', id, 'name', name, 'email', email, 'phone', phone, 'company', company, 'service', service,
    'budget', budget, 'message', message, 'asked', asked, 'page', page, 'context', context, 'origin', origin,
    'appointment', private.appointment_of_request(id))
  from public.leads where id = request and kind = 'contact'
$$;

REVOKE ALL ON FUNCTION public.request_to_tell(request uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.request_to_tell(request uuid) TO service_role;
