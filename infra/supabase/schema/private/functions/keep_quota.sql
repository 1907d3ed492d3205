-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_quota() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  kept integer;
begin
  if auth.uid() is null then return null; end if;
  execute format('select count(*) from (select from %I.%I where %I = $1 limit $2) kept',
    tg_table_schema, tg_table_name, tg_argv[0])
  using (to_jsonb(new) ->> tg_argv[0])::uuid, tg_argv[1]::integer + 1 into kept;
  if kept > tg_argv[1]::integer then
    perform private.fail('quota_reached', 422, 'There are as many of these as one account may have.', tg_argv[1]);
  end if;
  return null;
end
$_$;

REVOKE ALL ON FUNCTION private.keep_quota() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_quota() TO service_role;
