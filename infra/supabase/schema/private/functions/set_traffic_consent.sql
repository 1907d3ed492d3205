-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.set_traffic_consent(only_after_consent boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.acts_as_staff() then
    raise exception 'only the owner decides what is counted' using errcode = '42501';
  end if;
  update private.traffic_settings s set only_after_consent = set_traffic_consent.only_after_consent;
  perform private.note_act('traffic', null, 'consent', jsonb_build_object('only_after_consent', only_after_consent));
end
$$;

REVOKE ALL ON FUNCTION private.set_traffic_consent(only_after_consent boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.set_traffic_consent(only_after_consent boolean) TO service_role;
GRANT ALL ON FUNCTION private.set_traffic_consent(only_after_consent boolean) TO authenticated;
