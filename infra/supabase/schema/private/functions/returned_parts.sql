-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.returned_parts(paid public.orders, returned integer, OUT subtotal integer, OUT tps integer, OUT tvq integer) RETURNS record
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select returned - part.tps - part.tvq, part.tps, part.tvq
  from (
    select round(priced::numeric * (paid).tps_cents / (paid).total_cents)::integer as tps,
      round(priced::numeric * (paid).tvq_cents / (paid).total_cents)::integer as tvq
    from (select least(returned, (paid).total_cents) as priced) p
  ) part
$$;

REVOKE ALL ON FUNCTION private.returned_parts(paid public.orders, returned integer, OUT subtotal integer, OUT tps integer, OUT tvq integer) FROM PUBLIC;
GRANT ALL ON FUNCTION private.returned_parts(paid public.orders, returned integer, OUT subtotal integer, OUT tps integer, OUT tvq integer) TO service_role;
