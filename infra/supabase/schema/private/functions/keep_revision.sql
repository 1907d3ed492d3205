-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_revision() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  if new.revision <> old.revision then
    perform private.fail('course_changed', 409, 'Somebody else has changed this meanwhile.', old.revision::text);
  end if;
  if exists (select from unnest(tg_argv) name where before -> name is distinct from after -> name) then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.keep_revision() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_revision() TO service_role;
