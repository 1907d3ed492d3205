-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.name_author() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
begin
  select regexp_replace(trim(full_name), '^(\S+)\s+(?:.*\s)?(\S)\S*$', '\1 \2.') into new.author_name
  from public.profiles where user_id = new.user_id;
  return new;
end
$_$;

REVOKE ALL ON FUNCTION private.name_author() FROM PUBLIC;
GRANT ALL ON FUNCTION private.name_author() TO service_role;
