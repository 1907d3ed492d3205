-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.decide_moderation(measure uuid, lifted boolean, answer text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  known public.moderations;
  page jsonb;
begin
  if not private.acts_as('content', 'support') then
    raise exception 'only staff decide about measures' using errcode = '42501';
  end if;
  select * into known from public.moderations m where m.id = measure for update;
  if known.id is null then perform private.fail('moderation_target_not_found', 404, 'There is no such measure.'); end if;
  if known.kind = 'account' and not private.works_as('support') then
    raise exception 'only the owner and support decide about accounts' using errcode = '42501';
  end if;
  if known.user_id is not null then perform private.assert_acts_about(known.user_id); end if;
  if lifted is null or coalesce(trim(decide_moderation.answer), '') = '' then
    perform private.fail('reason_required', 422, 'Who is concerned is told why.');
  end if;
  if known.lifted_at is not null or (not lifted and (known.appeal is null or known.answered_at is not null)) then
    perform private.fail('already_decided', 409, 'This has been decided already.');
  end if;
  update public.moderations m set answer = trim(decide_moderation.answer), answered_at = now(), decided_by = auth.uid(),
    lifted_at = case when lifted then now() end
  where m.id = known.id;
  perform private.enqueue('moderation_answered', 'moderation_answered:' || known.id || ':' || case when lifted then 'lifted' else 'upheld' end, known.id);
  perform private.note_act('moderation', known.subject_id, case when lifted then 'lifted' else 'upheld' end,
    jsonb_build_object('kind', known.kind, 'measure', known.id, 'answer', trim(decide_moderation.answer)));
  if not lifted then return; end if;
  if known.kind = 'account' then
    update auth.users u set banned_until = null where u.id = known.user_id;
  end if;
  if known.kind = 'photo' then
    update public.creators c set avatar_url = known.undo ->> 'photo', avatar_alt = known.undo ->> 'alt'
    where c.id = known.subject_id and c.avatar_url is null and c.user_id is not null;
    return;
  end if;
  if known.kind = 'review' then
    insert into public.formation_reviews
    select (jsonb_populate_record(null::public.formation_reviews, known.undo -> 'review')).*
    where exists (select from public.formations f where f.id::text = known.undo #>> '{review,formation_id}')
    on conflict do nothing;
    return;
  end if;
  -- What another measure still withdraws stays withdrawn.
  update public.formations f set is_published = true
  where known.undo -> 'courses' ? f.id::text and f.deleted_at is null and not private.is_moderated('course', f.id)
    and not private.is_moderated('account', known.user_id);
  update public.products p set is_active = true
  where known.undo -> 'products' ? p.id::text
    and exists (select from public.formations f where f.id = p.formation_id and f.is_published);
  page := known.undo -> 'page';
  update public.creators c set page_agreed_at = (page ->> 'agreed_at')::timestamptz, page_shown = page -> 'shown'
  where c.id::text = page ->> 'creator' and c.page_agreed_at is null and page ->> 'agreed_at' is not null
    and not private.is_moderated('profile', c.id);
end
$$;

REVOKE ALL ON FUNCTION private.decide_moderation(measure uuid, lifted boolean, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.decide_moderation(measure uuid, lifted boolean, answer text) TO service_role;
GRANT ALL ON FUNCTION private.decide_moderation(measure uuid, lifted boolean, answer text) TO authenticated;
