-- Second factors (INF-017): recovery codes, what staff may do with one alone, and how a lost one is given up.

-- Hashes of codes that were not used yet.
create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  hash text not null,
  primary key (user_id, hash)
);
alter table private.recovery_codes enable row level security;

-- Of whom one of staff has asked that their second factor be reset; another one does it.
create table private.factor_resets (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_by uuid not null references auth.users (id) on delete cascade,
  asked_at timestamptz not null default now()
);
create index factor_resets_asked_by on private.factor_resets (asked_by);
alter table private.factor_resets enable row level security;

-- Acts of staff that change money, rights or people call this first.
create function private.assert_second_factor() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    perform private.fail('second_factor_required', 403, 'This needs a session with a second factor.');
  end if;
end
$$;
revoke all on function private.assert_second_factor() from public;

create or replace function private.set_profile_role(target uuid, new_role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'only an admin changes roles' using errcode = '42501';
  end if;
  perform private.assert_second_factor();
  update public.profiles set role = new_role where user_id = target;
  if not found then
    raise exception 'there is no such profile' using errcode = 'P0002';
  end if;
end
$$;

-- Whoever has a second factor and lost it: two of staff, within a day, take it away together with every session.
create function private.reset_second_factor(target uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.is_admin() or target = auth.uid() then
    raise exception 'only another admin resets a second factor' using errcode = '42501';
  end if;
  perform private.assert_second_factor();
  delete from private.factor_resets
  where user_id = target and asked_by <> auth.uid() and asked_at > now() - interval '1 day';
  if not found then
    insert into private.factor_resets (user_id, asked_by) values (target, auth.uid())
    on conflict (user_id) do update set asked_by = excluded.asked_by, asked_at = excluded.asked_at;
    return 'asked';
  end if;
  delete from auth.mfa_factors where user_id = target;
  delete from private.recovery_codes where user_id = target;
  delete from auth.sessions where user_id = target;
  return 'reset';
end
$$;
create function public.reset_second_factor(target uuid) returns text
language sql
set search_path = ''
as $$ select private.reset_second_factor(target) $$;
revoke all on function private.reset_second_factor(uuid), public.reset_second_factor(uuid) from public;
grant execute on function private.reset_second_factor(uuid), public.reset_second_factor(uuid) to authenticated;
