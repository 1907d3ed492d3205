-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.reward_progress() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_table_name = 'user_formation_progress' then
    insert into public.user_certificates (user_id, formation_id, holder_name, formation_title)
    select new.user_id, f.id, p.full_name, f.title
    from public.formations f left join public.profiles p on p.user_id = new.user_id
    where f.id = new.formation_id and coalesce(f.metadata ->> 'certificate', 'true') <> 'false'
    on conflict do nothing;
  end if;
  perform private.award_badges(new.user_id);
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.reward_progress() FROM PUBLIC;
GRANT ALL ON FUNCTION private.reward_progress() TO service_role;
