-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  kept uuid := coalesce(sponsor, gen_random_uuid());
begin
  perform private.assert_keeps_catalogue();
  perform pg_advisory_xact_lock(hashtext('public.quebec_sponsors'));
  if exists (
    select from public.quebec_sponsors s where s.id <> kept and private.fold_text(s.company_name) = private.fold_text(trim(company))
  ) then
    perform private.fail('name_taken', 409, 'Something else has this name.');
  end if;
  if sponsor is null then
    insert into public.quebec_sponsors (id, company_name, description, website_url, is_active)
    values (kept, trim(company), coalesce(trim(about), ''), nullif(trim(website), ''), active);
  else
    update public.quebec_sponsors s set company_name = trim(company), description = coalesce(trim(about), ''),
      website_url = nullif(trim(website), ''), is_active = active where s.id = sponsor;
    if not found then perform private.fail('entry_not_found', 404, 'There is no such sponsor.'); end if;
  end if;
  perform private.note_act('catalogue', kept, 'sponsor_saved', jsonb_build_object('name', left(trim(company), 120), 'is_active', active));
  return kept;
end
$$;

REVOKE ALL ON FUNCTION private.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) TO service_role;
GRANT ALL ON FUNCTION private.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) TO authenticated;
