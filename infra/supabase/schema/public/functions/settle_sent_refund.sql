-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.settle_sent_refund(refund uuid, provider_id text) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$
  -- Its failure may have been reported before we knew under which id it was taken.
  update public.refunds r
  set status = case when settle_sent_refund.provider_id is null or exists (
      select from public.provider_refunds p where p.id = settle_sent_refund.provider_id and p.has_failed
    ) then 'failed' else 'sent' end,
    provider_id = settle_sent_refund.provider_id
  where r.id = refund and r.status = 'sending'
$$;

REVOKE ALL ON FUNCTION public.settle_sent_refund(refund uuid, provider_id text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.settle_sent_refund(refund uuid, provider_id text) TO service_role;
