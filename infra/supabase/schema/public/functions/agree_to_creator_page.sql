-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION public.agree_to_creator_page(shown jsonb) RETURNS void
    LANGUAGE sql
    SET search_path TO ''
    AS $$ select private.agree_to_creator_page(shown) $$;

REVOKE ALL ON FUNCTION public.agree_to_creator_page(shown jsonb) FROM PUBLIC;
GRANT ALL ON FUNCTION public.agree_to_creator_page(shown jsonb) TO service_role;
GRANT ALL ON FUNCTION public.agree_to_creator_page(shown jsonb) TO authenticated;
