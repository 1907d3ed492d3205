-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.sum_earnings() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  update public.creators c set total_revenue = greatest(0, (
    select coalesce(sum(e.creator_cents), 0) from public.creator_earnings e where e.creator_id = c.id
  ))
  where c.id = new.creator_id;
  return null;
end
$$;

REVOKE ALL ON FUNCTION private.sum_earnings() FROM PUBLIC;
GRANT ALL ON FUNCTION private.sum_earnings() TO service_role;
