-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_kind(kind_id text, kind_minutes integer, buffer integer, notice integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_host(null);
  if kind_minutes not between 5 and 480 or buffer not between 0 and 240 or notice not between 0 and 336 then
    perform private.fail('bad_request', 422, 'A length has 5 to 480 minutes.');
  end if;
  update private.appointment_kinds
  set minutes = case when id = 'paid' then null else kind_minutes end, buffer_minutes = buffer, notice_hours = notice
  where id = kind_id;
  if not found then perform private.fail('bad_request', 422, 'There is no such kind of appointment.'); end if;
  perform private.note_act('appointments', null, 'kind',
    jsonb_build_object('kind', kind_id, 'minutes', kind_minutes, 'buffer', buffer, 'notice', notice));
end
$$;

REVOKE ALL ON FUNCTION private.save_kind(kind_id text, kind_minutes integer, buffer integer, notice integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_kind(kind_id text, kind_minutes integer, buffer integer, notice integer) TO service_role;
GRANT ALL ON FUNCTION private.save_kind(kind_id text, kind_minutes integer, buffer integer, notice integer) TO authenticated;
