-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.staff_history(before timestamp with time zone, before_id uuid) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.is_admin() then raise exception 'only the owner reads what staff did' using errcode = '42501'; end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(act) order by act.at desc, act.id desc), '[]') from (
      select a.id, a.at, a.area, a.subject_id, a.kind, a.detail, p.full_name as actor
      from private.staff_acts a left join public.profiles p on p.user_id = a.actor_id
      where before is null or a.at < before or (a.at = before and a.id < before_id)
      order by a.at desc, a.id desc limit 100
    ) act
  );
end
$$;

REVOKE ALL ON FUNCTION private.staff_history(before timestamp with time zone, before_id uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.staff_history(before timestamp with time zone, before_id uuid) TO service_role;
GRANT ALL ON FUNCTION private.staff_history(before timestamp with time zone, before_id uuid) TO authenticated;
