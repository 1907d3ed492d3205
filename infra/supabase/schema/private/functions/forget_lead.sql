-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.forget_lead() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.leads set merged_into = null where merged_into = old.id;
  delete from private.jobs where subject_id = old.id;
  update private.staff_acts set detail = '{}' where area = 'request' and subject_id = old.id and detail <> '{}';
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.forget_lead() FROM PUBLIC;
GRANT ALL ON FUNCTION private.forget_lead() TO service_role;
