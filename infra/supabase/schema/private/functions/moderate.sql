-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.moderate(target_kind text, target text, reason text) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $_$
declare
  is_id constant boolean := target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  about record;
  kept jsonb := '{}';
  made uuid;
begin
  if not private.acts_as(variadic array['support'] || case when target_kind = 'account' then '{}'::text[] else array['content'] end) then
    raise exception 'only staff take measures' using errcode = '42501';
  end if;
  if coalesce(trim(moderate.reason), '') = '' then
    perform private.fail('reason_required', 422, 'Who is concerned is told why.');
  end if;
  if target_kind = 'account' and is_id then
    select u.id, u.id as owner, coalesce(p.full_name, u.email) as name into about
    from auth.users u left join public.profiles p on p.user_id = u.id where u.id = target::uuid;
  elsif target_kind = 'course' then
    select f.id, c.user_id as owner, f.title as name into about
    from public.formations f join public.creators c on c.id = f.creator_id
    where f.deleted_at is null and case when is_id then f.id::text = target else f.slug = target end;
  elsif target_kind in ('profile', 'photo') then
    select c.id, c.user_id as owner, c.name into about from public.creators c
    where (target_kind = 'profile' or c.avatar_url is not null) and case when is_id then c.id::text = target else c.slug = target end;
  elsif target_kind = 'review' and is_id then
    select r.id, r.user_id as owner, f.title as name into about
    from public.formation_reviews r join public.formations f on f.id = r.formation_id where r.id = target::uuid;
  end if;
  if about.id is null then
    perform private.fail('moderation_target_not_found', 404, 'There is nothing of that kind under this name.');
  end if;
  if about.owner is not null then perform private.assert_acts_about(about.owner); end if;
  perform pg_advisory_xact_lock(hashtextextended('moderate ' || coalesce(about.owner, about.id), 0));
  if private.is_moderated(target_kind, about.id) then
    return (select m.id from public.moderations m where m.kind = target_kind and m.subject_id = about.id and m.lifted_at is null);
  end if;
  if target_kind = 'course' then
    kept := private.withdraw_courses(array[about.id]);
  elsif target_kind = 'profile' then
    kept := jsonb_build_object('page', private.withdraw_page(about.id));
  elsif target_kind = 'photo' then
    select jsonb_build_object('photo', c.avatar_url, 'alt', c.avatar_alt) into kept from public.creators c where c.id = about.id;
    update public.creators c set avatar_url = null, avatar_alt = null where c.id = about.id;
  elsif target_kind = 'review' then
    select jsonb_build_object('review', to_jsonb(r)) into kept from public.formation_reviews r where r.id = about.id;
    delete from public.formation_reviews r where r.id = about.id;
  else
    kept := private.withdraw_courses(array(
      select f.id from public.formations f join public.creators c on c.id = f.creator_id where c.user_id = about.id
    )) || coalesce((
      select jsonb_build_object('page', private.withdraw_page(c.id)) from public.creators c where c.user_id = about.id
    ), '{}');
    delete from public.staff_roles s where s.user_id = about.id;
    -- No session begins; those there are end, with what they would be renewed by.
    update auth.users u set banned_until = '9998-12-31T00:00:00Z' where u.id = about.id;
    delete from auth.sessions s where s.user_id = about.id;
    delete from auth.refresh_tokens t where t.user_id::text = about.id::text;
  end if;
  insert into public.moderations (user_id, kind, subject_id, subject_name, reason, decided_by, undo)
  values (about.owner, target_kind, about.id, left(about.name, 200), trim(moderate.reason), auth.uid(), kept)
  returning id into made;
  if about.owner is not null then perform private.enqueue('moderation_taken', 'moderation_taken:' || made, made); end if;
  perform private.note_act('moderation', about.id, 'taken', jsonb_build_object('kind', target_kind, 'measure', made, 'reason', trim(moderate.reason)));
  return made;
end
$_$;

REVOKE ALL ON FUNCTION private.moderate(target_kind text, target text, reason text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.moderate(target_kind text, target text, reason text) TO service_role;
GRANT ALL ON FUNCTION private.moderate(target_kind text, target text, reason text) TO authenticated;
