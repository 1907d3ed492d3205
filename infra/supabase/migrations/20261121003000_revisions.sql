-- Two people, or one on two devices, may edit the same course. Every row of an editor has a revision that rises with
-- each change; who writes names the one they read, by setting the column to it, and is refused with `course_changed`
-- when the row has moved on. Nothing is lost: neither what the other one saved nor what the refused one typed.
alter table public.formations add column revision integer not null default 1 check (revision >= 0);
alter table public.formation_modules add column revision integer not null default 1 check (revision >= 0);
alter table public.module_contents add column revision integer not null default 1 check (revision >= 0);
grant update (revision) on public.formations to authenticated;
grant update (revision) on public.formation_modules to authenticated;
-- Content is upserted: revision 0 says that there was none yet.
grant insert (revision), update (revision) on public.module_contents to authenticated;

-- Arguments: the columns that a creator writes. What triggers keep beside them (counts, ratings) is no new revision.
create function private.keep_revision() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  before constant jsonb := to_jsonb(old);
  after constant jsonb := to_jsonb(new);
begin
  if new.revision <> old.revision then
    perform private.fail('course_changed', 409, 'Somebody else has changed this meanwhile.', old.revision::text);
  end if;
  if exists (select from unnest(tg_argv) name where before -> name is distinct from after -> name) then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;

create trigger formations_revision
  before update of title, slug, description, long_description, thumbnail_url, video_preview_url, category_id, level,
    estimated_duration_minutes, tags, metadata, difficulty_score, prerequisites, learning_objectives, target_audience,
    skills_gained, revision
  on public.formations for each row execute function private.keep_revision(
    'title', 'slug', 'description', 'long_description', 'thumbnail_url', 'video_preview_url', 'category_id', 'level',
    'estimated_duration_minutes', 'tags', 'metadata', 'difficulty_score', 'prerequisites', 'learning_objectives',
    'target_audience', 'skills_gained');
create trigger modules_revision
  before update of title, description, duration_minutes, is_published, is_preview, revision
  on public.formation_modules for each row
  execute function private.keep_revision('title', 'description', 'duration_minutes', 'is_published', 'is_preview');
create trigger contents_revision before update of video_url, content, captions_url, revision
  on public.module_contents for each row execute function private.keep_revision('video_url', 'content', 'captions_url');
