-- A creator's photo: its words for who does not see it, and the measure of staff that takes it away (decision 0037).
alter table public.creators
  add column avatar_alt text,
  add constraint creators_avatar_alt_check check (length(trim(avatar_alt)) between 1 and 200);
grant select (avatar_alt) on public.creators to anon, authenticated;
grant update (avatar_alt) on public.creators to authenticated;

alter table public.moderations drop constraint moderations_kind_check;
alter table public.moderations add constraint moderations_kind_check
  check (kind in ('account', 'course', 'review', 'profile', 'photo'));

create or replace function private.creator_page_text(creator public.creators) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('name', creator.name, 'slug', creator.slug, 'bio', creator.bio, 'bio_long', creator.bio_long,
    'avatar_url', creator.avatar_url, 'website_url', creator.website_url, 'linkedin_url', creator.linkedin_url,
    'is_verified', creator.is_verified, 'certification_level', creator.certification_level,
    'specialties', creator.specialties, 'hourly_rate', creator.hourly_rate,
    'consulting_available', creator.consulting_available, 'location', creator.location,
    'years_experience', creator.years_experience, 'company', creator.company, 'languages', creator.languages,
    'response_time', creator.response_time, 'satisfaction_rate', creator.satisfaction_rate,
    'show_revenue', creator.show_revenue)
    -- Only where there is one: releases before this one agree to a page without it.
    || case when creator.avatar_alt is not null then jsonb_build_object('avatar_alt', creator.avatar_alt) else '{}' end
$$;

create or replace function private.refuse_moderated() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_table_name = 'formations' then
    if private.is_moderated('course', new.id) or private.is_moderated('account', (select c.user_id from public.creators c where c.id = new.creator_id)) then
      perform private.fail('moderated', 403, 'Staff have withdrawn this.');
    end if;
  elsif tg_table_name = 'creators' and tg_argv[0] = 'photo' then
    if private.is_moderated('photo', new.id) then perform private.fail('moderated', 403, 'Staff have withdrawn this.'); end if;
  elsif tg_table_name = 'creators' then
    if private.is_moderated('profile', new.id) then perform private.fail('moderated', 403, 'Staff have withdrawn this.'); end if;
  elsif exists (
    select from public.moderations m where m.kind = 'review' and m.lifted_at is null and m.user_id = new.user_id
      and m.undo #>> '{review,formation_id}' = new.formation_id::text
  ) then
    perform private.fail('moderated', 403, 'Staff have withdrawn this.');
  end if;
  return new;
end
$$;
create trigger creators_photo_moderated before update of avatar_url on public.creators for each row
  when (new.avatar_url is not null and new.avatar_url is distinct from old.avatar_url) execute function private.refuse_moderated('photo');

create or replace function private.moderate(target_kind text, target text, reason text) RETURNS uuid
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

create or replace function private.decide_moderation(measure uuid, lifted boolean, answer text) RETURNS void
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

create or replace function private.delete_account(person uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  creator uuid;
begin
  perform pg_advisory_xact_lock(hashtext('private.set_profile_role'));
  if exists (select from public.profiles where user_id = person and role = 'admin')
    and not exists (select from public.profiles where role = 'admin' and user_id <> person) then
    perform private.fail('last_owner', 409, 'Somebody has to own the site.');
  end if;
  select id into creator from public.creators where user_id = person;
  if creator is not null then
    update public.products p set is_active = false
    from public.formations f where f.id = p.formation_id and f.creator_id = creator;
    delete from public.formations f where f.creator_id = creator and not exists (
      select from public.products p join public.user_products u on u.product_id = p.id where p.formation_id = f.id
    ) and not exists (select from public.user_certificates c where c.formation_id = f.id);
    update public.formations set is_published = false where creator_id = creator;
    delete from public.creator_services where creator_id = creator;
    update public.creators set name = 'Ancien formateur', slug = 'ancien-formateur-' || left(id::text, 8), bio = null,
      bio_long = null, avatar_url = null, avatar_alt = null, website_url = null, linkedin_url = null, company = null, location = null,
      show_revenue = false, consulting_available = false, is_verified = false, specialties = '{}'
    where id = creator;
    -- Their photos are nobody's any more; hosted storage wants to know that this is meant. Covers of courses that were bought stay.
    perform set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects where bucket_id = 'thumbnails' and name like creator || '/photo-%';
  end if;
  update public.creator_tips set message = null where user_id = person;
  update public.refunds r set reason = null, answer = null
  from public.orders o where o.id = r.order_id and o.user_id = person;
  update public.orders set refund_reason = null where user_id = person;
  delete from public.leads l using auth.users u where u.id = person and l.email = lower(u.email);
  delete from auth.users where id = person;
end
$$;

-- What the job of featured courses is called where it fails.
create or replace function private.open_failures() RETURNS TABLE(kind text, id text, at timestamp with time zone, subject uuid, what text)
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with failed as (
    select 'refund_failed' as kind, r.id::text as id, r.decided_at as at, r.order_id as subject, null as what
    from public.refunds r where r.status = 'failed' and not exists (
      -- Given back in another way since.
      select from public.refunds later where later.order_id = r.order_id and later.status = 'sent' and later.decided_at > r.decided_at
    )
    union all
    select 'refund_late', r.id::text, r.decided_at, r.order_id, null
    from public.refunds r where r.status = 'sending' and r.decided_at < now() - interval '1 hour'
    union all
    select 'payment', e.id, e.received_at, null, e.outcome
    from public.stripe_events e where e.outcome in ('amount_mismatch', 'unknown_session') and e.received_at > now() - interval '90 days'
    union all
    -- What the site does by itself and no mail: staff mend it where it is about.
    select case when j.kind in ('calendar', 'publish_text', 'forget_old', 'plan_letter', 'plan_sequences', 'settle_featured') then 'task' else 'mail' end,
      j.id::text, j.finished_at, j.subject_id, j.kind from private.jobs j where j.state = 'failed'
  )
  select f.kind, f.id, f.at, f.subject, f.what from failed f
  -- What fails anew shows anew.
  where not exists (select from private.settled_failures s where s.kind = f.kind and s.id = f.id and s.at >= coalesce(f.at, s.at))
$$;
