-- A course's average rating that has drifted from its reviews, say by an import without triggers, is corrected with the
-- next look at the course: from a tenth of a star on, as marketplace §5 has it. Their number is corrected in any case.
create function private.mend_rating(formation uuid) returns void
language sql security definer
set search_path = ''
as $$
  update public.formations f set
    total_reviews = r.number,
    average_rating = case when abs(f.average_rating - r.average) > 0.1 then r.average else f.average_rating end
  from (
    select count(*) as number, coalesce(round(avg(rating), 2), 0) as average
    from public.formation_reviews where formation_id = formation
  ) r
  where f.id = formation and (f.total_reviews <> r.number or abs(f.average_rating - r.average) > 0.1)
$$;

create or replace function private.record_view(formation uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
  who text;
begin
  if not exists (select from public.formations where id = formation and is_published and deleted_at is null) then
    return;
  end if;
  who := private.viewer_on(today);
  if who is not null then
    insert into private.recent_views as v (day, formation_id, viewer) values (today, formation, who)
    on conflict (day, formation_id, viewer) do update set views = v.views + 1 where v.views < 10;
    if not found then return; end if;
  end if;
  update public.formations set view_count = view_count + 1 where id = formation;
  update public.creators set total_views = total_views + 1
  where id = (select creator_id from public.formations where id = formation);
  perform private.mend_rating(formation);
  if auth.uid() is not null then
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), formation, 'view');
  end if;
end
$$;
