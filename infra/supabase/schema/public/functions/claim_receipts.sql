-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.claim_receipts() RETURNS jsonb
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select '[]'::jsonb $$;

REVOKE ALL ON FUNCTION public.claim_receipts() FROM PUBLIC;
GRANT ALL ON FUNCTION public.claim_receipts() TO service_role;
