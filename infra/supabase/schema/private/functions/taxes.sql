-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.taxes(cents integer, OUT tps integer, OUT tvq integer) RETURNS record
    LANGUAGE sql STABLE
    SET search_path TO ''
    AS $$
  select case when is_enabled then (cents::bigint * 5 + 50) / 100 else 0 end,
    case when is_enabled then (cents::bigint * 9975 + 50000) / 100000 else 0 end
  from public.tax_settings
$$;

REVOKE ALL ON FUNCTION private.taxes(cents integer, OUT tps integer, OUT tvq integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.taxes(cents integer, OUT tps integer, OUT tvq integer) TO service_role;
