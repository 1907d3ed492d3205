-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.keep_slug() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if tg_op = 'INSERT' then
    new.slug := coalesce(nullif(new.slug, ''), private.free_slug(new.title, new.id));
  elsif new.slug is distinct from old.slug then
    if exists (select from public.slug_redirects r where r.old_slug = new.slug and r.formation_id <> new.id) then
      perform private.fail('slug_taken', 409, 'Another course had this address before.');
    end if;
    if old.published_at is not null then
      delete from public.slug_redirects where old_slug = new.slug;
      insert into public.slug_redirects (old_slug, formation_id) values (old.slug, old.id);
    end if;
  elsif new.title <> old.title and old.published_at is null and old.slug = private.free_slug(old.title, old.id) then
    -- Until it is published a slug that came from the title follows it.
    new.slug := private.free_slug(new.title, new.id);
  end if;
  if new.is_published then new.published_at := coalesce(new.published_at, now()); end if;
  return new;
end
$$;

REVOKE ALL ON FUNCTION private.keep_slug() FROM PUBLIC;
GRANT ALL ON FUNCTION private.keep_slug() TO service_role;
