-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.plan_sends() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  insert into private.jobs (kind, unique_key, subject_id, is_bulk)
  select 'letter', 'letter:' || s.id, s.id, l.sequence is null and not s.is_test
  from new_sends s join private.letters l on l.id = s.letter_id;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.plan_sends() FROM PUBLIC;
GRANT ALL ON FUNCTION private.plan_sends() TO service_role;
