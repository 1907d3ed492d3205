-- One rule for staff: whatever they change of money, rights or people by being staff, and not as its owner, asks for
-- their second factor (INF-017). What they read, and the texts of the site's lists, does not.

-- Whether the caller may do what is not theirs because they are staff.
create function private.acts_as_staff() returns boolean
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not private.is_admin() then return false; end if;
  perform private.assert_second_factor();
  return true;
end
$$;
revoke all on function private.acts_as_staff() from public;

create or replace function private.set_profile_role(target uuid, new_role text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if not private.acts_as_staff() then
    raise exception 'only an admin changes roles' using errcode = '42501';
  end if;
  update public.profiles set role = new_role where user_id = target;
  if not found then
    raise exception 'there is no such profile' using errcode = 'P0002';
  end if;
end
$$;

create or replace function private.reset_second_factor(target uuid) returns text
language plpgsql security definer
set search_path = ''
as $$
begin
  if target = auth.uid() or not private.acts_as_staff() then
    raise exception 'only another admin resets a second factor' using errcode = '42501';
  end if;
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

-- Prices, publication, deletion and the order of modules all begin with it.
create or replace function private.my_formation(formation uuid, deleted boolean default false) returns public.formations
language plpgsql stable security definer
set search_path = ''
as $$
declare
  course public.formations;
begin
  select * into course from public.formations f where f.id = formation and (f.deleted_at is not null) = deleted;
  if course.id is null or not (private.owns_formation(course.id) or private.acts_as_staff()) then
    perform private.fail('formation_not_found', 404, 'You have no such course.');
  end if;
  return course;
end
$$;

create or replace function private.answer_booking(booking uuid, answer text) returns void
language plpgsql security definer
set search_path = ''
as $$
begin
  if answer not in ('confirmed', 'to_schedule', 'done') then
    perform private.fail('bad_request', 422, 'The answer is confirmed, to_schedule or done.');
  end if;
  update public.bookings b set status = answer, starts_at = case when answer <> 'to_schedule' then b.starts_at end
  where b.id = booking
    and case when b.creator_id = private.my_creator_id() then true else private.acts_as_staff() end
    and b.status = case when answer = 'done' then 'confirmed' else 'proposed' end;
  if not found then perform private.fail('booking_not_found', 404, 'There is no such proposal to answer.'); end if;
end
$$;

-- Whether a product is the caller's to sell.
create function private.sells_product(product uuid) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from public.products p
    where p.id = product
      and (private.owns_formation(p.formation_id) or exists (
        select from public.product_creators c where c.product_id = p.id and c.creator_id = private.my_creator_id()
      ))
  )
$$;
revoke all on function private.sells_product(uuid) from public;

-- Files that are sold.
create or replace function private.can_write_file(bucket text, path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select auth.uid() is not null and case bucket
    when 'thumbnails' then private.leading_id(path) = private.my_creator_id()
    when 'videos' then private.owns_formation(private.leading_id(path))
    when 'downloads' then case
      when private.sells_product(private.leading_id(path)) then true
      else private.acts_as_staff()
    end
    else false
  end
$$;

create or replace function private.can_read_file(bucket text, path text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select case bucket
    when 'thumbnails' then true
    when 'videos' then private.has_formation_access(private.leading_id(path)) or exists (
      select from public.formation_modules m
      join public.module_contents c on c.module_id = m.id
      join public.formations f on f.id = m.formation_id and f.is_published and f.deleted_at is null
      where m.formation_id = private.leading_id(path) and m.is_preview and m.is_published
        and '/storage/v1/object/videos/' || path in (c.video_url, c.captions_url)
    )
    when 'downloads' then private.is_admin() or private.sells_product(private.leading_id(path)) or exists (
      select from public.user_products u
      where u.user_id = auth.uid() and u.product_id = private.leading_id(path) and u.is_active
    )
    else false
  end
$$;
