-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.remove_in_parts() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  -- What few have begun goes with the request.
  few constant integer := 100;
begin
  if not exists (select from public.user_module_progress p where p.module_id = old.id offset few)
    and not exists (select from public.learning_sessions s where s.module_id = old.id offset few) then
    return old;
  end if;
  -- One after the other takes a place behind all that its course can have.
  perform from public.formations f where f.id = old.formation_id for no key update;
  update public.formation_modules m set removed_at = now(), is_published = false, is_preview = false,
    order_index = (select greatest(max(o.order_index) + 1, 1000000) from public.formation_modules o where o.formation_id = old.formation_id)
  where m.id = old.id;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.remove_in_parts() FROM PUBLIC;
GRANT ALL ON FUNCTION private.remove_in_parts() TO service_role;
