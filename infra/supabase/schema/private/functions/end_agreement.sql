-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.end_agreement() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
begin
  new.page_agreed_at := null;
  new.page_shown := null;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.end_agreement() FROM PUBLIC;
GRANT ALL ON FUNCTION private.end_agreement() TO service_role;
