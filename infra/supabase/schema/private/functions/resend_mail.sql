-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.resend_mail(job uuid) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO ''
    AS $$
declare
  failed private.jobs;
  is_request boolean;
begin
  select * into failed from private.jobs j where j.id = job;
  is_request := exists (select from public.leads l where l.id = failed.subject_id and l.kind = 'contact');
  if is_request or not private.works_as('sales', 'support') then perform private.assert_handles_requests(); end if;
  update private.jobs j set state = 'waiting', finished_at = null, attempts = 0, run_at = now(), last_error = null,
    give_up_at = now() + interval '1 day'
  where j.id = job and j.state = 'failed' and not private.is_task(j.kind);
  if not found then perform private.fail('request_not_found', 404, 'There is no such mail to send again.'); end if;
  if failed.kind = 'letter' then
    update private.letter_sends s set state = 'planned', error = null where s.id = failed.subject_id and s.state = 'failed';
  end if;
  perform private.note_act(case when is_request then 'request' else 'mail' end, failed.subject_id, 'resent',
    jsonb_build_object('mail', job));
end
$$;

REVOKE ALL ON FUNCTION private.resend_mail(job uuid) FROM PUBLIC;
GRANT ALL ON FUNCTION private.resend_mail(job uuid) TO service_role;
GRANT ALL ON FUNCTION private.resend_mail(job uuid) TO authenticated;
