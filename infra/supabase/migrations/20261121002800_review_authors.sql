-- A name beside a review, for everybody: a first name and an initial, nothing more.
alter table public.formation_reviews add column author_name text;
grant select (author_name) on public.formation_reviews to anon;

create function private.name_author() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  select regexp_replace(trim(full_name), '^(\S+)\s+(?:.*\s)?(\S)\S*$', '\1 \2.') into new.author_name
  from public.profiles where user_id = new.user_id;
  return new;
end
$$;
create trigger reviews_author before insert on public.formation_reviews
  for each row execute function private.name_author();
