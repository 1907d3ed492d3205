-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.letters_board() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  counted jsonb;
begin
  perform private.assert_writes_letters();
  -- Read once, for three counts.
  with subscribers as materialized (select * from private.subscribers())
  select jsonb_build_object(
        'confirmed', (select count(*) from subscribers),
        'interests', (
          select coalesce(jsonb_agg(jsonb_build_object('id', interest, 'count', n) order by n desc, interest), '[]') from (
            select interest, count(*) n from subscribers, unnest(interests) interest group by 1 order by 2 desc limit 40
          ) i
        ),
        'products', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'count', n) order by n desc, p.name), '[]') from (
            select product, count(*) n from subscribers, unnest(products) product group by 1 order by 2 desc limit 100
          ) b join public.products p on p.id = b.product::uuid
        )
      ) into counted;
  return jsonb_build_object(
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'sequence', l.sequence, 'subject', l.subject, 'state', l.state,
        'send_at', l.send_at, 'on_since', l.on_since, 'delay_hours', l.delay_hours, 'updated_at', l.updated_at,
        'numbers', private.letter_numbers(l.id)) order by coalesce(l.send_at, l.updated_at) desc, l.id), '[]')
      from (
        select * from private.letters order by (sequence is null), coalesce(send_at, updated_at) desc limit 200
      ) l
    ),
    'subscribers', counted
  );
end
$$;

REVOKE ALL ON FUNCTION private.letters_board() FROM PUBLIC;
GRANT ALL ON FUNCTION private.letters_board() TO service_role;
GRANT ALL ON FUNCTION private.letters_board() TO authenticated;
