-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.console_people(words text DEFAULT NULL::text, after_at timestamp with time zone DEFAULT NULL::timestamp with time zone, after_id uuid DEFAULT NULL::uuid, size integer DEFAULT 100, kind text DEFAULT NULL::text) RETURNS TABLE(id uuid, created_at timestamp with time zone, full_name text, email text, profile_role text, staff_roles text[], orders integer, suspension uuid, follows integer, gives integer, paid_cents integer, seen_at timestamp with time zone)
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$ select * from private.console_people(words, after_at, after_id, size, kind) $$;

REVOKE ALL ON FUNCTION public.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer, kind text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer, kind text) TO service_role;
GRANT ALL ON FUNCTION public.console_people(words text, after_at timestamp with time zone, after_id uuid, size integer, kind text) TO authenticated;
