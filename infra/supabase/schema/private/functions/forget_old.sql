-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.forget_old() RETURNS jsonb
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  requests integer;
  finished integer;
begin
  -- What was merged goes with what it is part of, whose last exchange counts.
  with old as (
    select id from public.leads where kind = 'contact' and merged_into is null and touched_at < now() - interval '24 months'
  )
  delete from public.leads where id = any (array(
    select id from old union select l.id from public.leads l join old on old.id = l.merged_into));
  get diagnostics requests = row_count;
  delete from public.leads where kind = 'newsletter' and (status = 'pending' and created_at < now() - interval '30 days'
    or status = 'unsubscribed' and unsubscribed_at < now() - interval '1 year');
  delete from private.absences where upper(during) < now() - interval '1 year';
  delete from private.jobs where state <> 'waiting' and finished_at < now() - interval '35 days';
  get diagnostics finished = row_count;
  update private.letter_sends set lead_id = null, user_id = null
  where created_at < now() - interval '1 year' and (lead_id is not null or user_id is not null);
  return jsonb_build_object('requests', requests, 'jobs', finished);
end
$$;

REVOKE ALL ON FUNCTION private.forget_old() FROM PUBLIC;
GRANT ALL ON FUNCTION private.forget_old() TO service_role;
