-- Articles, which many pages show, and pages that staff begin themselves (docs/decisions/0038-articles-and-new-pages.md).

-- Everything about the texts, now with what a page that no file has is called.
create or replace function private.list_texts() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
begin
  perform private.assert_writes_texts();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'path', t.path, 'kind', t.kind, 'publish_at', t.publish_at, 'changed_at', t.changed_at,
      'title', coalesce(t.draft -> 'seo' ->> 'title', t.draft ->> 'title'),
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

-- Takes a page off the site and keeps its draft; a page that a file has shows the file's text. The new revision.
create function private.withdraw_text(text_path text, known_revision integer) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  old private.site_texts;
begin
  perform private.assert_writes_texts();
  old := private.text_to_change(text_path, known_revision);
  delete from private.jobs where kind = 'publish_text' and subject_id = old.id;
  perform private.publish_version(old.id, null, auth.uid());
  perform private.note_act('text', old.id, 'withdrawn', jsonb_build_object('path', text_path));
  return old.revision + 1;
end
$$;

create or replace function private.shown_texts() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('path', t.path, 'kind', t.kind, 'version', t.version) order by t.path), '[]')
  from private.site_texts t
    join private.site_text_versions v on v.text_id = t.id and v.number = t.version and v.content is not null
$$;

-- All texts of a kind that are published, by path: for pages that show several.
create function private.shown_texts_of(text_kind text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(t.path, v.content), '{}')
  from private.site_texts t
    join private.site_text_versions v on v.text_id = t.id and v.number = t.version and v.content is not null
  where t.kind = text_kind
$$;

create or replace function private.previewed_text(key uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object('path', path, 'kind', kind, 'content', draft)
  from private.site_texts where preview_key = key and preview_until > now()
$$;

create function public.withdraw_text(text_path text, known_revision integer) returns integer
language sql set search_path = '' as $$ select private.withdraw_text(text_path, known_revision) $$;
create function public.shown_texts_of(text_kind text) returns jsonb
language sql stable set search_path = '' as $$ select private.shown_texts_of(text_kind) $$;

revoke all on function private.withdraw_text(text, integer), private.shown_texts_of(text) from public;
revoke all on function public.withdraw_text(text, integer), public.shown_texts_of(text) from public, anon, authenticated;
grant execute on function private.withdraw_text(text, integer), public.withdraw_text(text, integer) to authenticated;
grant execute on function private.shown_texts_of(text), public.shown_texts_of(text) to anon, authenticated;
