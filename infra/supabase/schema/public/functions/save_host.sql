-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.save_host(person uuid, kinds text[], hours jsonb, room_url text DEFAULT NULL::text, calendar_url text DEFAULT NULL::text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.save_host(person, kinds, hours, room_url, calendar_url) $$;

REVOKE ALL ON FUNCTION public.save_host(person uuid, kinds text[], hours jsonb, room_url text, calendar_url text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.save_host(person uuid, kinds text[], hours jsonb, room_url text, calendar_url text) TO service_role;
GRANT ALL ON FUNCTION public.save_host(person uuid, kinds text[], hours jsonb, room_url text, calendar_url text) TO authenticated;
