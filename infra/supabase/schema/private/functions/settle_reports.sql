-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.acts_as('content', 'support') then
    raise exception 'only staff decide about reports' using errcode = '42501';
  end if;
  -- Nobody decides about what they wrote themselves.
  if exists (select from public.formation_reviews r where r.id = review and r.user_id = auth.uid()) then
    raise exception 'nobody acts about themselves' using errcode = '42501';
  end if;
  if settled is null or not exists (select from public.review_reports w where w.review_id = review) then
    perform private.fail('moderation_target_not_found', 404, 'Nobody has reported such a review.');
  end if;
  update public.review_reports w set settled_at = case when settled then now() end
  where w.review_id = review and w.created_at <= seen_until and w.settled_at is not distinct from (
    case when not settled then (select max(d.settled_at) from public.review_reports d where d.review_id = review) end
  );
  -- Somebody else has decided the same.
  if not found then return; end if;
  perform private.note_act('moderation', review, case when settled then 'let_stand' else 'reopened' end, jsonb_build_object('kind', 'review'));
end
$$;

REVOKE ALL ON FUNCTION private.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION private.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) TO service_role;
GRANT ALL ON FUNCTION private.settle_reports(review uuid, seen_until timestamp with time zone, settled boolean) TO authenticated;
