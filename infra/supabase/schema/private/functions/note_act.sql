-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.note_act(act_area text, subject uuid, act_kind text, act_detail jsonb DEFAULT '{}'::jsonb, act uuid DEFAULT NULL::uuid) RETURNS void
    LANGUAGE sql SECURITY DEFINER
    SET search_path TO ''
    AS $$
  insert into private.staff_acts (id, actor_id, area, subject_id, kind, detail)
  values (coalesce(act, gen_random_uuid()), auth.uid(), act_area, subject, act_kind, act_detail)
  on conflict (id) do nothing
$$;

REVOKE ALL ON FUNCTION private.note_act(act_area text, subject uuid, act_kind text, act_detail jsonb, act uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.note_act(act_area text, subject uuid, act_kind text, act_detail jsonb, act uuid) TO service_role;
