-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.tell_appointment(a private.appointments, former_host uuid DEFAULT NULL::uuid, visitor boolean DEFAULT true) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  notice record;
begin
  for notice in
    insert into private.appointment_notices (appointment_id, host_id)
    select a.id, told.host_id
    from (values (null::uuid, visitor and private.may_tell_visitor(a)), (a.host_id, a.host_id is not null), (former_host, former_host is distinct from a.host_id
      and former_host is not null)) as told (host_id, wanted)
    where told.wanted
    returning id, host_id
  loop
    perform private.enqueue('appointment_mail', 'appointment_mail:' || notice.id, notice.id);
  end loop;
end
$$;

REVOKE ALL ON FUNCTION private.tell_appointment(a private.appointments, former_host uuid, visitor boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.tell_appointment(a private.appointments, former_host uuid, visitor boolean) TO service_role;
