-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.decide_application(application uuid, accepted boolean, answer text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  known public.creator_applications;
  creator_name text;
begin
  if not private.acts_as('content', 'support') then
    raise exception 'only staff decide about applications' using errcode = '42501';
  end if;
  if decide_application.accepted is null then
    perform private.fail('bad_request', 422, 'An application is accepted or declined.');
  end if;
  select * into known from public.creator_applications a where a.id = application for update;
  if known.id is null then perform private.fail('application_not_found', 404, 'There is no such application.'); end if;
  if known.user_id = auth.uid() and not private.is_admin() then
    raise exception 'nobody decides about their own application' using errcode = '42501';
  end if;
  if known.status <> 'waiting' then
    if known.status = (case when accepted then 'accepted' else 'declined' end) then return; end if;
    perform private.fail('already_decided', 409, 'This has been decided already.');
  end if;
  if not accepted and coalesce(trim(decide_application.answer), '') = '' then
    perform private.fail('reason_required', 422, 'Who is declined is told why.');
  end if;
  update public.creator_applications a set status = case when accepted then 'accepted' else 'declined' end,
    answer = nullif(trim(decide_application.answer), ''), decided_by = auth.uid(), decided_at = now()
  where a.id = known.id;
  perform private.note_act('people', known.user_id, case when accepted then 'accepted' else 'declined' end);
  if not accepted then return; end if;
  update public.profiles p set role = 'creator' where p.user_id = known.user_id and p.role = 'learner';
  if not exists (select from public.creators c where c.user_id = known.user_id) then
    select coalesce(p.full_name, 'Formateur') into creator_name from public.profiles p where p.user_id = known.user_id;
    insert into public.creators (user_id, name, slug)
    values (known.user_id, creator_name, private.slug_of(creator_name) || '-' || left(known.user_id::text, 6));
  end if;
end
$$;

REVOKE ALL ON FUNCTION private.decide_application(application uuid, accepted boolean, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.decide_application(application uuid, accepted boolean, answer text) TO service_role;
GRANT ALL ON FUNCTION private.decide_application(application uuid, accepted boolean, answer text) TO authenticated;
