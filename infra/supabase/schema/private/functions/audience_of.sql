-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.audience_of(audience jsonb) RETURNS SETOF uuid
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
  with chosen as (
    select array(select jsonb_array_elements_text(audience -> 'interests')) as interests,
      array(select jsonb_array_elements_text(audience -> 'products')) as products
  )
  select s.lead_id from private.subscribers() s, chosen c
  where (c.interests = '{}' and c.products = '{}') or s.interests && c.interests or s.products && c.products
$$;

REVOKE ALL ON FUNCTION private.audience_of(audience jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION private.audience_of(audience jsonb) TO service_role;
