-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) RETURNS uuid
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.save_sponsorship(sponsorship, sponsor, course, cents, starts, ends, active) $$;

REVOKE ALL ON FUNCTION public.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) TO service_role;
GRANT ALL ON FUNCTION public.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) TO authenticated;
