-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.staff_history(before timestamp with time zone DEFAULT NULL::timestamp with time zone, before_id uuid DEFAULT NULL::uuid) RETURNS jsonb
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select private.staff_history(before, before_id) $$;

REVOKE ALL ON FUNCTION public.staff_history(before timestamp with time zone, before_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION public.staff_history(before timestamp with time zone, before_id uuid) TO service_role;
GRANT ALL ON FUNCTION public.staff_history(before timestamp with time zone, before_id uuid) TO authenticated;
