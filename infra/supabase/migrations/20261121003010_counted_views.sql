-- Views count once per look, but nobody can make a course popular alone: ten a day for one account or address and course
-- count, further ones are accepted and ignored. Ten, because a school or an office shares an address.
-- Addresses are not kept: a salted hash is, with a salt that is gone, and the hash with it, two days later (Law 25).
create table private.view_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);
create table private.recent_views (
  day date not null references private.view_salts (day) on delete cascade,
  formation_id uuid not null references public.formations (id) on delete cascade,
  viewer text not null,
  views integer not null default 1,
  primary key (day, formation_id, viewer)
);
create index recent_views_formation on private.recent_views (formation_id);
alter table private.view_salts enable row level security;
alter table private.recent_views enable row level security;

-- The caller's account, else a hash of their address as the gateway in front of the API reports it; of an IPv6 address
-- the network, which is what one subscriber has. Null where nothing is reported.
create function private.viewer_on(day date) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  address text := coalesce(headers ->> 'cf-connecting-ip', trim(split_part(headers ->> 'x-forwarded-for', ',', 1)));
  salt uuid;
begin
  insert into private.view_salts (day) values (viewer_on.day) on conflict do nothing;
  if found then delete from private.view_salts s where s.day < viewer_on.day - 1; end if;
  if auth.uid() is not null then return auth.uid()::text; end if;
  if address is null or address = '' then return null; end if;
  if position(':' in address) > 0 then
    begin
      address := host(network(set_masklen(address::inet, 64)));
    exception when data_exception then
      null;
    end;
  end if;
  select s.salt into salt from private.view_salts s where s.day = viewer_on.day;
  return encode(sha256(convert_to(salt || address, 'UTF8')), 'hex');
end
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
  if auth.uid() is not null then
    insert into public.user_interactions (user_id, formation_id, interaction_type) values (auth.uid(), formation, 'view');
  end if;
end
$$;
