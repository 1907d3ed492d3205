-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.refuses_mail(address text) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$ select exists (select from private.mail_refusals where address_digest = sha256(convert_to(lower(address), 'UTF8'))) $$;

REVOKE ALL ON FUNCTION private.refuses_mail(address text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.refuses_mail(address text) TO service_role;
