-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_note(learner uuid, module public.formation_modules, event jsonb) RETURNS jsonb
    LANGUAGE plpgsql
    SET search_path TO ''
    AS $$
declare
  status text := 'stored';
  version constant integer := event ->> 'version';
  note public.user_module_progress;
  mine private.note_drafts;
begin
  -- Nothing was watched yet: a session that began before the notes were sent may still be on its way.
  insert into public.user_module_progress (user_id, formation_id, module_id, last_watched_at)
  values (learner, module.formation_id, module.id, 'epoch') on conflict do nothing;
  select * into note from public.user_module_progress p
  where p.user_id = learner and p.module_id = module.id for update;
  select * into mine from private.note_drafts d
  where d.user_id = learner and d.module_id = module.id and d.device = (event ->> 'device')::uuid
    and d.draft = (event ->> 'draft')::uuid;
  if mine.version is null or mine.version < version then
    if note.notes_revision in ((event ->> 'revision')::integer, mine.revision) then
      update public.user_module_progress p
      set notes = event ->> 'text', notes_revision = p.notes_revision + 1,
        notes_updated_at = least((event ->> 'at')::timestamptz, now())
      where p.user_id = learner and p.module_id = module.id
      returning * into note;
      insert into private.note_drafts as d
      values (learner, module.id, (event ->> 'device')::uuid, (event ->> 'draft')::uuid, version, note.notes_revision, note.notes)
      on conflict (user_id, module_id, device) do update
      set draft = excluded.draft, version = excluded.version, revision = excluded.revision, text = excluded.text
      returning * into mine;
    else
      status := 'outdated';
    end if;
  end if;
  return jsonb_build_object('id', event -> 'id', 'status', status,
    'note', jsonb_build_object(
      'text', coalesce(note.notes, ''), 'revision', note.notes_revision, 'at', note.notes_updated_at),
    'base', case when mine.revision is not null then
      jsonb_build_object('text', mine.text, 'revision', mine.revision) end);
end
$$;

REVOKE ALL ON FUNCTION private.keep_note(learner uuid, module public.formation_modules, event jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_note(learner uuid, module public.formation_modules, event jsonb) TO service_role;
