-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.save_category(category text, label text, about text, tone text) RETURNS text
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.save_category(category, label, about, tone) $$;

REVOKE ALL ON FUNCTION public.save_category(category text, label text, about text, tone text) FROM PUBLIC;
GRANT ALL ON FUNCTION public.save_category(category text, label text, about text, tone text) TO service_role;
GRANT ALL ON FUNCTION public.save_category(category text, label text, about text, tone text) TO authenticated;
