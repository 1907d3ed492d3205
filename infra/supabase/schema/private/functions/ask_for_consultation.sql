-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.ask_for_consultation() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.asked := 'consultation';
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.ask_for_consultation() FROM PUBLIC;
GRANT ALL ON FUNCTION private.ask_for_consultation() TO service_role;
