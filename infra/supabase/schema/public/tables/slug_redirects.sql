-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.slug_redirects (
    old_slug text NOT NULL,
    formation_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT slug_redirects_old_slug_check CHECK ((old_slug ~ '^[a-z0-9-]{1,80}$'::text))
);

ALTER TABLE ONLY public.slug_redirects
    ADD CONSTRAINT slug_redirects_pkey PRIMARY KEY (old_slug);

CREATE INDEX slug_redirects_formation ON public.slug_redirects USING btree (formation_id);

ALTER TABLE ONLY public.slug_redirects
    ADD CONSTRAINT slug_redirects_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE public.slug_redirects ENABLE ROW LEVEL SECURITY;

CREATE POLICY slug_redirects_read ON public.slug_redirects FOR SELECT TO anon, authenticated USING ((EXISTS ( SELECT
   FROM public.formations f
  WHERE (f.id = slug_redirects.formation_id))));

GRANT ALL ON TABLE public.slug_redirects TO service_role;
GRANT SELECT ON TABLE public.slug_redirects TO anon;
GRANT SELECT ON TABLE public.slug_redirects TO authenticated;
