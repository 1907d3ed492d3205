-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.merge_module_progress() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  new.formation_id := (select formation_id from public.formation_modules where id = new.module_id);
  if tg_op = 'UPDATE' then
    if (new.user_id, new.module_id) is distinct from (old.user_id, old.module_id) then
      raise exception 'progress cannot move to another module or person' using errcode = '42501';
    end if;
    new.time_spent_seconds := greatest(new.time_spent_seconds, old.time_spent_seconds);
    new.completion_percentage := greatest(new.completion_percentage, old.completion_percentage);
    new.is_completed := new.is_completed or old.is_completed;
    new.last_watched_at := greatest(new.last_watched_at, old.last_watched_at);
    new.first_started_at := old.first_started_at;
    new.completed_at := old.completed_at;
  else
    new.completed_at := null;
  end if;
  new.is_completed := new.is_completed or new.completion_percentage = 100;
  if new.is_completed then
    new.completion_percentage := 100;
    new.completed_at := coalesce(new.completed_at, now());
  end if;
  new.last_watched_at := least(new.last_watched_at, now());
  new.updated_at := now();
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.merge_module_progress() FROM PUBLIC;
GRANT ALL ON FUNCTION private.merge_module_progress() TO service_role;
