-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.record_view(formation uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
  viewers text[];
begin
  if not exists (select from public.formations where id = formation and is_published and deleted_at is null) then
    return;
  end if;
  viewers := private.viewers_on(today);
  if exists (
    select from private.recent_views v
    where v.day = today and v.formation_id = formation and v.viewer = any (viewers) and v.views >= 10
  ) then
    return;
  end if;
  insert into private.recent_views as v (day, formation_id, viewer)
  select today, formation, viewer from unnest(viewers) viewer order by viewer
  on conflict (day, formation_id, viewer) do update set views = v.views + 1;
  insert into private.changed_courses (formation_id, views) values (formation, 1);
  if auth.uid() is not null then
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), formation, 'view');
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.record_view(formation uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.record_view(formation uuid) TO service_role;
GRANT ALL ON FUNCTION private.record_view(formation uuid) TO anon;
GRANT ALL ON FUNCTION private.record_view(formation uuid) TO authenticated;
