-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.slug_of(title text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT
    SET search_path TO ''
    AS $$
  select coalesce(nullif(trim(both '-' from left(trim(both '-' from
    regexp_replace(regexp_replace(regexp_replace(private.fold_text(trim(title)), '\s+', '-', 'g'),
      '[^a-z0-9-]', '', 'g'), '-{2,}', '-', 'g')), 72)), ''), 'formation')
$$;

REVOKE ALL ON FUNCTION private.slug_of(title text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.slug_of(title text) TO service_role;
