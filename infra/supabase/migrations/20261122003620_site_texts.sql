-- Texts of pages that staff write in the console (docs/decisions/0032-texts.md). What a file of a release holds is what visitors
-- see until something is published here, and again after it was given back.

create table private.site_texts (
  id uuid primary key default gen_random_uuid(),
  path text not null unique check (path ~ '^/[a-z0-9/-]{0,200}$'),
  -- Names the schema that it is checked with (shared-contracts/src/texts/siteTexts.ts).
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  -- What staff are writing; null is what the file holds.
  draft jsonb check (length(draft::text) <= 200000),
  -- Counts the changes of staff: who knows an older one is refused.
  revision integer not null default 1,
  -- The last version that was published; 0 before any was.
  version integer not null default 0,
  -- What was checked for `publish_at`: what is written afterwards does not go with it. Null there is what the file holds.
  scheduled jsonb,
  publish_at timestamptz,
  scheduled_by uuid references auth.users (id) on delete set null,
  -- Shows the draft to who has it.
  preview_key uuid unique,
  preview_until timestamptz,
  changed_by uuid references auth.users (id) on delete set null,
  changed_at timestamptz not null default now()
);
create index site_texts_scheduled_by on private.site_texts (scheduled_by);
create index site_texts_changed_by on private.site_texts (changed_by);
alter table private.site_texts enable row level security;
revoke all on private.site_texts from anon, authenticated;

-- Everything that was published, for ever. Null is what the file holds.
create table private.site_text_versions (
  text_id uuid not null references private.site_texts (id) on delete cascade,
  number integer not null,
  content jsonb,
  published_at timestamptz not null default now(),
  published_by uuid references auth.users (id) on delete set null,
  primary key (text_id, number)
);
create index site_text_versions_published_by on private.site_text_versions (published_by);
alter table private.site_text_versions enable row level security;
revoke all on private.site_text_versions from anon, authenticated;

create function private.assert_writes_texts() returns void
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.works_as('content') then
    raise exception 'only staff write texts' using errcode = '42501';
  end if;
end
$$;

-- The text of a page, to change, if nobody has changed it since `known_revision`.
create function private.text_to_change(text_path text, known_revision integer) returns private.site_texts
language plpgsql security definer
set search_path = ''
as $$
declare
  found_text private.site_texts;
begin
  select * into found_text from private.site_texts where path = text_path for update;
  if found_text.id is null then perform private.fail('text_not_found', 404, 'There is no such text.'); end if;
  if found_text.revision is distinct from known_revision then
    perform private.fail('text_changed', 409, 'Somebody else has changed this meanwhile.', found_text.revision::text);
  end if;
  return found_text;
end
$$;

-- What stands at every page that somebody has written about.
create function private.list_texts() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_writes_texts();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'path', t.path, 'kind', t.kind, 'publish_at', t.publish_at, 'changed_at', t.changed_at,
      'changed_by', coalesce(p.full_name, u.email), 'is_published', v.content is not null,
      'is_changed', t.draft is distinct from v.content,
      'is_failed', exists (select from private.jobs j where j.subject_id = t.id and j.state = 'failed')
    ) order by t.path), '[]')
    from private.site_texts t
      left join private.site_text_versions v on v.text_id = t.id and v.number = t.version
      left join public.profiles p on p.user_id = t.changed_by left join auth.users u on u.id = t.changed_by
  );
end
$$;

-- All about the text of one page; null where nobody has written any.
create function private.read_text(text_path text) returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_writes_texts();
  return (
    select jsonb_build_object(
      'path', t.path, 'kind', t.kind, 'draft', t.draft, 'revision', t.revision, 'version', t.version,
      'publish_at', t.publish_at, 'changed_at', t.changed_at, 'changed_by', coalesce(p.full_name, u.email),
      'is_changed', t.draft is distinct from (
        select v.content from private.site_text_versions v where v.text_id = t.id and v.number = t.version
      ),
      'failure', (
        select j.last_error from private.jobs j
        where j.subject_id = t.id and j.state = 'failed' order by j.finished_at desc limit 1
      ),
      'versions', (
        select coalesce(jsonb_agg(jsonb_build_object('number', v.number, 'published_at', v.published_at,
          'is_file', v.content is null, 'published_by', coalesce(by.full_name, mail.email)) order by v.number desc), '[]')
        from private.site_text_versions v
          left join public.profiles by on by.user_id = v.published_by left join auth.users mail on mail.id = v.published_by
        where v.text_id = t.id
      )
    )
    from private.site_texts t
      left join public.profiles p on p.user_id = t.changed_by left join auth.users u on u.id = t.changed_by
    where t.path = text_path
  );
end
$$;

-- Keeps what somebody has written on top of `known_revision`, which is 0 where nobody had. The new revision.
create function private.save_text(text_path text, text_kind text, content jsonb, known_revision integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  old private.site_texts;
begin
  perform private.assert_writes_texts();
  if content is null or jsonb_typeof(content) <> 'object' then
    perform private.fail('bad_request', 422, 'A text is an object.');
  end if;
  if known_revision = 0 then
    insert into private.site_texts (path, kind, draft, changed_by) values (text_path, text_kind, content, auth.uid())
    on conflict (path) do nothing;
    if found then return 1; end if;
  end if;
  old := private.text_to_change(text_path, known_revision);
  update private.site_texts set draft = content, kind = text_kind, revision = old.revision + 1, changed_by = auth.uid(),
    changed_at = now()
  where id = old.id;
  return old.revision + 1;
end
$$;

-- Makes a version the draft again; 0 is what the file holds. The new revision.
create function private.restore_text(text_path text, number integer, known_revision integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  old private.site_texts;
  content jsonb;
begin
  perform private.assert_writes_texts();
  old := private.text_to_change(text_path, known_revision);
  if restore_text.number <> 0 then
    select v.content into content from private.site_text_versions v
    where v.text_id = old.id and v.number = restore_text.number;
    if not found then perform private.fail('text_not_found', 404, 'There is no such version.'); end if;
  end if;
  update private.site_texts set draft = content, revision = old.revision + 1, changed_by = auth.uid(), changed_at = now()
  where id = old.id;
  perform private.note_act('text', old.id, 'restored', jsonb_build_object('path', text_path, 'version', restore_text.number));
  return old.revision + 1;
end
$$;

-- What was to be published later is not. The new revision.
create function private.unschedule_text(text_path text, known_revision integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  old private.site_texts;
begin
  perform private.assert_writes_texts();
  old := private.text_to_change(text_path, known_revision);
  delete from private.jobs where kind = 'publish_text' and subject_id = old.id;
  update private.site_texts set scheduled = null, publish_at = null, scheduled_by = null, revision = old.revision + 1
  where id = old.id;
  perform private.note_act('text', old.id, 'unscheduled', jsonb_build_object('path', text_path));
  return old.revision + 1;
end
$$;

-- A key that shows the draft of a page at its address for an hour from now on.
create function private.preview_text(text_path text) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  key uuid;
begin
  perform private.assert_writes_texts();
  update private.site_texts set
    preview_key = case when preview_until > now() then preview_key else gen_random_uuid() end,
    preview_until = now() + interval '1 hour'
  where path = text_path returning preview_key into key;
  if key is null then perform private.fail('text_not_found', 404, 'There is no such text.'); end if;
  return key;
end
$$;

-- A version more, which visitors see from now on.
create function private.publish_version(text_id uuid, new_content jsonb, publisher uuid) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  number integer;
begin
  update private.site_texts t set version = t.version + 1, revision = t.revision + 1, scheduled = null, publish_at = null,
    scheduled_by = null
  where t.id = publish_version.text_id returning t.version into number;
  insert into private.site_text_versions (text_id, number, content, published_by)
  values (publish_version.text_id, number, new_content, publisher);
  return number;
end
$$;

-- Publishes the draft that the server has checked, at once or later; only the server may say that it has. The new revision.
create function private.publish_text(text_path text, known_revision integer, publisher uuid, at timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
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

-- What is to be published now, for the worker; null where that is not wanted any more.
create function private.due_text(wanted uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('kind', kind, 'content', scheduled, 'publish_at', publish_at)
  from private.site_texts where id = wanted and publish_at <= now()
$$;

-- Publishes what was scheduled for `at`, once.
create function private.publish_due_text(wanted uuid, at timestamptz) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  due private.site_texts;
begin
  select * into due from private.site_texts where id = wanted and publish_at = at for update;
  if due.id is not null then perform private.publish_version(due.id, due.scheduled, due.scheduled_by); end if;
end
$$;

-- Pages with a text that is not their file's, for everybody.
create function private.shown_texts() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', t.path, 'version', t.version) order by t.path), '[]')
  from private.site_texts t
    join private.site_text_versions v on v.text_id = t.id and v.number = t.version and v.content is not null
$$;

create function private.shown_text(text_path text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('content', v.content)
  from private.site_texts t join private.site_text_versions v on v.text_id = t.id and v.number = t.version
  where t.path = text_path and v.content is not null
$$;

create function private.previewed_text(key uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('path', path, 'content', draft)
  from private.site_texts where preview_key = key and preview_until > now()
$$;

create function public.list_texts() returns jsonb language sql stable set search_path = '' as $$ select private.list_texts() $$;
create function public.read_text(text_path text) returns jsonb
language sql stable set search_path = '' as $$ select private.read_text(text_path) $$;
create function public.save_text(text_path text, text_kind text, content jsonb, known_revision integer) returns integer
language sql set search_path = '' as $$ select private.save_text(text_path, text_kind, content, known_revision) $$;
create function public.restore_text(text_path text, number integer, known_revision integer) returns integer
language sql set search_path = '' as $$ select private.restore_text(text_path, number, known_revision) $$;
create function public.unschedule_text(text_path text, known_revision integer) returns integer
language sql set search_path = '' as $$ select private.unschedule_text(text_path, known_revision) $$;
create function public.preview_text(text_path text) returns uuid
language sql set search_path = '' as $$ select private.preview_text(text_path) $$;
create function public.publish_text(text_path text, known_revision integer, publisher uuid, at timestamptz default null)
returns integer
language sql set search_path = '' as $$ select private.publish_text(text_path, known_revision, publisher, at) $$;
create function public.due_text(wanted uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.due_text(wanted) $$;
create function public.publish_due_text(wanted uuid, at timestamptz) returns void
language sql set search_path = '' as $$ select private.publish_due_text(wanted, at) $$;
create function public.shown_texts() returns jsonb language sql stable set search_path = '' as $$ select private.shown_texts() $$;
create function public.shown_text(text_path text) returns jsonb
language sql stable set search_path = '' as $$ select private.shown_text(text_path) $$;
create function public.previewed_text(key uuid) returns jsonb
language sql stable set search_path = '' as $$ select private.previewed_text(key) $$;

revoke all on function
  private.assert_writes_texts(), private.text_to_change(text, integer), private.publish_version(uuid, jsonb, uuid),
  private.list_texts(), private.read_text(text), private.save_text(text, text, jsonb, integer),
  private.restore_text(text, integer, integer), private.unschedule_text(text, integer), private.preview_text(text),
  private.publish_text(text, integer, uuid, timestamptz), private.due_text(uuid), private.publish_due_text(uuid, timestamptz),
  private.shown_texts(), private.shown_text(text), private.previewed_text(uuid)
  from public;
revoke all on function
  public.list_texts(), public.read_text(text), public.save_text(text, text, jsonb, integer),
  public.restore_text(text, integer, integer), public.unschedule_text(text, integer), public.preview_text(text),
  public.publish_text(text, integer, uuid, timestamptz), public.due_text(uuid), public.publish_due_text(uuid, timestamptz),
  public.shown_texts(), public.shown_text(text), public.previewed_text(uuid)
  from public, anon, authenticated;
grant execute on function
  private.list_texts(), private.read_text(text), private.save_text(text, text, jsonb, integer),
  private.restore_text(text, integer, integer), private.unschedule_text(text, integer), private.preview_text(text),
  public.list_texts(), public.read_text(text), public.save_text(text, text, jsonb, integer),
  public.restore_text(text, integer, integer), public.unschedule_text(text, integer), public.preview_text(text)
  to authenticated;
grant execute on function
  private.publish_text(text, integer, uuid, timestamptz), private.due_text(uuid), private.publish_due_text(uuid, timestamptz),
  public.publish_text(text, integer, uuid, timestamptz), public.due_text(uuid), public.publish_due_text(uuid, timestamptz)
  to service_role;
grant execute on function
  private.shown_texts(), private.shown_text(text), private.previewed_text(uuid),
  public.shown_texts(), public.shown_text(text), public.previewed_text(uuid)
  to anon, authenticated;
