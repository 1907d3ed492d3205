-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.console_applications() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  if not private.works_as('content', 'support') then
    raise exception 'only staff read applications' using errcode = '42501';
  end if;
  return (
    select coalesce(jsonb_agg(to_jsonb(each)), '[]')
    from (
      select a.id, a.about, a.website_url, a.status, a.answer, a.created_at, a.decided_at, p.full_name, u.email
      from (
        select * from public.creator_applications c order by c.status = 'waiting' desc, c.created_at desc limit 200
      ) a join auth.users u on u.id = a.user_id
      left join public.profiles p on p.user_id = a.user_id
      order by a.status = 'waiting' desc, a.created_at desc
    ) each
  );
end
$$;

REVOKE ALL ON FUNCTION private.console_applications() FROM PUBLIC;
GRANT ALL ON FUNCTION private.console_applications() TO service_role;
GRANT ALL ON FUNCTION private.console_applications() TO authenticated;
