-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.list_texts() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
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

REVOKE ALL ON FUNCTION private.list_texts() FROM PUBLIC;
GRANT ALL ON FUNCTION private.list_texts() TO service_role;
GRANT ALL ON FUNCTION private.list_texts() TO authenticated;
