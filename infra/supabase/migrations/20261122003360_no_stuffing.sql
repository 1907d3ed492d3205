-- Reviews, views and likes come from people: from a confirmed address, after real work, and from one address of the
-- network no more than from one school or office.

-- Percentage of a course that its reviewer has earned at least (`private.earned_progress`).
create function private.least_progress_of_reviewers() returns integer
language sql immutable
set search_path = ''
as $$ select 20 $$;

-- After row security has let the review in; the operator's own rows have no signed-in person.
create function private.review_is_earned() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then return null; end if;
  if not exists (select from auth.users where id = new.user_id and email_confirmed_at is not null) then
    perform private.fail('address_unconfirmed', 403, 'Reviews come from confirmed addresses.');
  end if;
  if private.earned_progress(new.user_id, new.formation_id) < private.least_progress_of_reviewers() then
    perform private.fail('review_too_early', 403, 'A review comes after some of the course has been followed.');
  end if;
  return null;
end
$$;
revoke all on function private.least_progress_of_reviewers(), private.review_is_earned() from public;
create trigger reviews_earned after insert on public.formation_reviews
  for each row execute function private.review_is_earned();

-- Who likes or keeps a course does so once.
delete from public.user_interactions i using public.user_interactions other
where i.interaction_type in ('like', 'bookmark') and other.interaction_type = i.interaction_type
  and other.user_id = i.user_id and other.formation_id = i.formation_id
  and (other.created_at, other.id) < (i.created_at, i.id);
create unique index user_interactions_once on public.user_interactions (user_id, formation_id, interaction_type)
  where interaction_type in ('like', 'bookmark');

drop function private.viewer_on(date);

-- Who looks: the caller's account, and a hash of their address as the gateway in front of the API reports it; of an IPv6
-- address the network, which is what one subscriber has. Empty where nothing is known.
create function private.viewers_on(day date) returns text[]
language plpgsql security definer
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := nullif(coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', 1))), '');
  salt uuid;
begin
  insert into private.view_salts (day) values (viewers_on.day) on conflict do nothing;
  if found then delete from private.view_salts s where s.day < viewers_on.day - 1; end if;
  if position(':' in address) > 0 then
    begin
      address := host(network(set_masklen(address::inet, 64)));
    exception when data_exception then
      null;
    end;
  end if;
  select s.salt into salt from private.view_salts s where s.day = viewers_on.day;
  return array_remove(array[auth.uid()::text, encode(sha256(convert_to(salt || address, 'UTF8')), 'hex')], null);
end
$$;
revoke all on function private.viewers_on(date) from public;

-- As before, but an account and the address it comes from count together: neither alone lets more than ten in.
create or replace function private.record_view(formation uuid) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'America/Toronto')::date;
  viewers text[];
begin
  if not exists (select from public.formations where id = formation and is_published and deleted_at is null) then
    return;
  end if;
  viewers := private.viewers_on(today);
  if exists (
    select from private.recent_views v
    where v.day = today and v.formation_id = formation and v.viewer = any (viewers) and v.views >= 10
  ) then
    return;
  end if;
  insert into private.recent_views as v (day, formation_id, viewer)
  select today, formation, viewer from unnest(viewers) viewer order by viewer
  on conflict (day, formation_id, viewer) do update set views = v.views + 1;
  update public.formations set view_count = view_count + 1 where id = formation;
  update public.creators set total_views = total_views + 1
  where id = (select creator_id from public.formations where id = formation);
  perform private.mend_rating(formation);
  if auth.uid() is not null then
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), formation, 'view');
  end if;
end
$$;
