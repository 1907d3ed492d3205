-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.remove_absence(absence uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  person uuid;
begin
  select a.host_id into person from private.absences a where a.id = absence;
  perform private.assert_handles_host(person);
  delete from private.absences a where a.id = absence;
  perform private.note_act('appointments', person, 'absence_removed');
end
$$;

REVOKE ALL ON FUNCTION private.remove_absence(absence uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.remove_absence(absence uuid) TO service_role;
GRANT ALL ON FUNCTION private.remove_absence(absence uuid) TO authenticated;
