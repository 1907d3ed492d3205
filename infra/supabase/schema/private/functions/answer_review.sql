-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.answer_review(review uuid, answer text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.formation_reviews r
  set answer = nullif(trim(answer_review.answer), ''),
    answered_at = case when nullif(trim(answer_review.answer), '') is not null then now() end
  where r.id = review and private.owns_formation(r.formation_id);
  if not found then perform private.fail('formation_not_found', 404, 'There is no such review of a course of yours.'); end if;
end
$$;

REVOKE ALL ON FUNCTION private.answer_review(review uuid, answer text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.answer_review(review uuid, answer text) TO service_role;
GRANT ALL ON FUNCTION private.answer_review(review uuid, answer text) TO authenticated;
