-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.my_creator_id() RETURNS uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select id from public.creators where user_id = auth.uid() $$;

REVOKE ALL ON FUNCTION private.my_creator_id() FROM PUBLIC;
GRANT ALL ON FUNCTION private.my_creator_id() TO service_role;
GRANT ALL ON FUNCTION private.my_creator_id() TO anon;
GRANT ALL ON FUNCTION private.my_creator_id() TO authenticated;
