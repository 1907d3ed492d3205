-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, why text) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_handles_host(person);
  if not isfinite(starts_at) or ends_at <= starts_at or ends_at > now() + interval '3 years' then
    perform private.fail('bad_hours', 422, 'An absence ends after it begins.');
  end if;
  insert into private.absences (id, host_id, during, reason)
  values (absence, person, tstzrange(starts_at, ends_at), left(trim(coalesce(why, '')), 200)) on conflict (id) do nothing;
  if not found then return 0; end if;
  perform private.note_act('appointments', person, 'absence', jsonb_build_object('from', starts_at, 'to', ends_at));
  return private.displace(person, tstzrange(starts_at, ends_at));
end
$$;

REVOKE ALL ON FUNCTION private.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, why text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, why text) TO service_role;
GRANT ALL ON FUNCTION private.add_absence(absence uuid, person uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, why text) TO authenticated;
