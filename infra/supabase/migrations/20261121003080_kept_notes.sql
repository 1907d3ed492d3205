-- Notes that two devices, or two tabs, write at once: nothing is written over that its writer had not seen. A note names
-- the revision it was typed on top of; one that is behind is not stored but answered with what there is now, and the
-- device joins the two texts and sends them again.

-- Rises with every change of the notes; 0 before anything was written. Rows from before may hold notes.
alter table public.user_module_progress
  add column notes_revision integer not null default 1 check (notes_revision >= 0);
alter table public.user_module_progress alter column notes_revision set default 0;

-- What each device had stored last, as long as nobody knows whether it has been told: answers get lost. Its next version
-- continues that text, whatever revision it names, and is joined with another device's on top of it and of nothing older.
create table private.note_drafts (
  user_id uuid not null references auth.users (id) on delete cascade,
  module_id uuid not null references public.formation_modules (id) on delete cascade,
  device uuid not null,
  -- One stretch of writing on the device: from the first key until the device knows that all of it is stored.
  draft uuid not null,
  -- Rises with every key of a draft.
  version integer not null,
  -- `notes_revision` that this version became.
  revision integer not null,
  text text not null,
  primary key (user_id, module_id, device)
);
create index note_drafts_module on private.note_drafts (module_id);

-- Who writes the column itself makes a new revision too.
create function private.keep_notes_revision() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if new.notes is not null then new.notes_revision := 1; end if;
  elsif new.notes is distinct from old.notes and new.notes_revision = old.notes_revision then
    new.notes_revision := old.notes_revision + 1;
  end if;
  return new;
end
$$;
create trigger module_progress_notes before insert or update of notes on public.user_module_progress
  for each row execute function private.keep_notes_revision();

drop function private.keep_note(uuid, public.formation_modules, jsonb);

-- `stored`: the notes are this version, or go back to it. `outdated`: nothing was written. Both say what the notes are
-- now and, when a version of the draft has been stored, which text that was and what revision it became.
create function private.keep_note(learner uuid, module public.formation_modules, event jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
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

-- As before, but for what a note is answered with.
create or replace function private.record_progress(learner uuid, events jsonb) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  event jsonb;
  module public.formation_modules;
  result jsonb;
  results jsonb := '[]';
begin
  if learner is distinct from auth.uid() then
    perform private.fail('wrong_user', 403, 'These events belong to somebody else.');
  end if;
  if jsonb_typeof(events) <> 'array' or jsonb_array_length(events) > 200 then
    perform private.fail('bad_request', 422, 'Events are a list of at most 200.');
  end if;
  for event in select value from jsonb_array_elements(events) loop
    result := jsonb_build_object('id', event -> 'id', 'status', 'refused');
    begin
      select * into module from public.formation_modules where id = (event ->> 'module_id')::uuid;
      if module.id is not null and private.has_formation_access(module.formation_id) then
        if event ->> 'kind' = 'note' then
          result := private.keep_note(learner, module, event);
        elsif private.keep_session(learner, module, event) then
          result := jsonb_build_object('id', event -> 'id', 'status', 'stored');
        end if;
      end if;
    exception when data_exception or integrity_constraint_violation then
      null;
    end;
    results := results || result;
  end loop;
  return jsonb_build_object('results', results);
end
$$;
