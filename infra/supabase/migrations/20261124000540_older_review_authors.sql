-- Reviews that were written before reviews had authors (20261121002800) get theirs. They are few, none has come since: in one go,
-- and no row of others is locked.
-- Undone by: nothing, it says who has written them.
set local lock_timeout = '1s';
do $$
begin
  update public.formation_reviews r
  set author_name = regexp_replace(trim(p.full_name), '^(\S+)\s+(?:.*\s)?(\S)\S*$', '\1 \2.')
  from public.profiles p
  where r.author_name is null and p.user_id = r.user_id and trim(p.full_name) <> '';
end
$$;
