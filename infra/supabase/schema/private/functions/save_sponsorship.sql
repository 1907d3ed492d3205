-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) RETURNS uuid
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  kept constant uuid := coalesce(sponsorship, gen_random_uuid());
  chosen public.formations;
begin
  perform private.assert_keeps_catalogue();
  perform private.assert_period(starts, ends);
  if ends is null then perform private.fail('bad_period', 422, 'A sponsorship has an end.'); end if;
  if not exists (select from public.quebec_sponsors s where s.id = sponsor) then
    perform private.fail('entry_not_found', 404, 'There is no such sponsor.');
  end if;
  if sponsorship is null then
    chosen := private.course_named(course);
    insert into public.sponsorships (id, sponsor_id, creator_id, formation_id, amount, is_active, starts_at, ends_at)
    values (kept, sponsor, chosen.creator_id, chosen.id, cents, active, starts::timestamp at time zone 'America/Toronto',
      (ends + 1)::timestamp at time zone 'America/Toronto');
  else
    -- What it is for stays.
    update public.sponsorships p set amount = cents, is_active = active, starts_at = starts::timestamp at time zone 'America/Toronto',
      ends_at = (ends + 1)::timestamp at time zone 'America/Toronto'
    where p.id = sponsorship and p.sponsor_id = sponsor;
    if not found then perform private.fail('entry_not_found', 404, 'There is no such sponsorship.'); end if;
  end if;
  perform private.note_act('catalogue', kept, 'sponsorship_saved',
    jsonb_build_object('sponsor', sponsor, 'from', starts, 'to', ends, 'cents', cents, 'is_active', active));
  return kept;
end
$$;

REVOKE ALL ON FUNCTION private.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) TO service_role;
GRANT ALL ON FUNCTION private.save_sponsorship(sponsorship uuid, sponsor uuid, course text, cents integer, starts date, ends date, active boolean) TO authenticated;
