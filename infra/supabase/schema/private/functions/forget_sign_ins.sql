-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.forget_sign_ins(person uuid, address text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
begin
  update private.security_events set user_id = null, client = null where user_id = person;
  update private.security_events set subject_id = null where subject_id = person;
  if to_regclass('auth.audit_log_entries') is not null and has_table_privilege('auth.audit_log_entries', 'delete') then
    execute 'delete from auth.audit_log_entries where payload ->> ''actor_id'' = $1 or payload -> ''traits'' ->> ''user_id'' = $1
      or lower(payload ->> ''actor_username'') = lower($2)' using person::text, address;
  end if;
end
$_$;

REVOKE ALL ON FUNCTION private.forget_sign_ins(person uuid, address text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.forget_sign_ins(person uuid, address text) TO service_role;
