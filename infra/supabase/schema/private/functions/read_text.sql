-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.read_text(text_path text) RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.read_text(text_path text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.read_text(text_path text) TO service_role;
GRANT ALL ON FUNCTION private.read_text(text_path text) TO authenticated;
