-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.least_progress_of_reviewers() RETURNS integer
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$ select 20 $$;

REVOKE ALL ON FUNCTION private.least_progress_of_reviewers() FROM PUBLIC;
GRANT ALL ON FUNCTION private.least_progress_of_reviewers() TO service_role;
