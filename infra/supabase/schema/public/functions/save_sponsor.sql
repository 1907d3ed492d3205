-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) RETURNS uuid
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.save_sponsor(sponsor, company, about, website, active) $$;

REVOKE ALL ON FUNCTION public.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) FROM PUBLIC;
GRANT ALL ON FUNCTION public.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) TO service_role;
GRANT ALL ON FUNCTION public.save_sponsor(sponsor uuid, company text, about text, website text, active boolean) TO authenticated;
