-- Undone by: console_moderation as it was.
--
-- Who has given no name is told apart by their address, in reviews that somebody has reported too.
create or replace function private.console_moderation() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read measures' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'measures', (
      with newest as (
        select m.* from public.moderations m
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id limit 200
      )
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select m.id, m.kind, m.subject_name, m.reason, m.appeal, m.appealed_at, m.answer, m.answered_at, m.lifted_at, m.created_at,
          u.email, p.full_name
        from newest m left join auth.users u on u.id = m.user_id left join public.profiles p on p.user_id = m.user_id
        order by (m.appeal is not null and m.answered_at is null and m.lifted_at is null) desc, m.created_at desc, m.id
      ) each
    ),
    'reported', (
      select coalesce(jsonb_agg(to_jsonb(each)), '[]') from (
        select r.id, r.rating, r.comment, r.author_name, u.email as author_email, f.title, f.slug,
          w.reasons, w.seen_until
        from (
          select o.review_id, jsonb_agg(o.reason order by o.created_at) as reasons, max(o.created_at) as seen_until
          from public.review_reports o where o.settled_at is null group by o.review_id
        ) w join public.formation_reviews r on r.id = w.review_id join public.formations f on f.id = r.formation_id
          join auth.users u on u.id = r.user_id
        order by r.created_at desc, r.id limit 100
      ) each
    )
  );
end
$$;
