-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.fold_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    SET search_path TO ''
    AS $$
  select replace(replace(replace(
    regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g'),
    'œ', 'oe'), 'æ', 'ae'), '’', '''')
$$;

REVOKE ALL ON FUNCTION private.fold_text(value text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.fold_text(value text) TO service_role;
GRANT ALL ON FUNCTION private.fold_text(value text) TO anon;
GRANT ALL ON FUNCTION private.fold_text(value text) TO authenticated;
