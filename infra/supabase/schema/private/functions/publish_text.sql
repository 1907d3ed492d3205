-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.publish_text(text_path text, known_revision integer, publisher uuid, at timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  old constant private.site_texts := private.text_to_change(text_path, known_revision);
begin
  delete from private.jobs where kind = 'publish_text' and subject_id = old.id;
  if at is null then
    perform private.publish_version(old.id, old.draft, publisher);
  else
    -- A date field has no seconds: the minute that runs, and whoever took a moment to decide, is now.
    if at < now() - interval '5 minutes' or at > now() + interval '1 year' then
      perform private.fail('text_time', 422, 'A text is published within a year from now.');
    end if;
    update private.site_texts set scheduled = old.draft, publish_at = at, scheduled_by = publisher, revision = old.revision + 1
    where id = old.id;
    insert into private.jobs (kind, unique_key, subject_id, run_at, give_up_at)
    values ('publish_text', 'publish_text:' || old.id || ':' || old.revision, old.id, at, at + interval '1 day');
  end if;
  insert into private.staff_acts (actor_id, area, subject_id, kind, detail)
  values (publisher, 'text', old.id, case when at is null then 'published' else 'scheduled' end,
    jsonb_strip_nulls(jsonb_build_object('path', text_path, 'at', at)));
  return old.revision + 1;
end
$$;

REVOKE ALL ON FUNCTION private.publish_text(text_path text, known_revision integer, publisher uuid, at timestamp with time zone) FROM PUBLIC;
GRANT ALL ON FUNCTION private.publish_text(text_path text, known_revision integer, publisher uuid, at timestamp with time zone) TO service_role;
