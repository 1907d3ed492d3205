-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.product_contents (
    product_id uuid NOT NULL,
    digital_content jsonb DEFAULT '{}'::jsonb NOT NULL
);

ALTER TABLE ONLY public.product_contents
    ADD CONSTRAINT product_contents_pkey PRIMARY KEY (product_id);

ALTER TABLE ONLY public.product_contents
    ADD CONSTRAINT product_contents_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE public.product_contents ENABLE ROW LEVEL SECURITY;

CREATE POLICY product_contents_read ON public.product_contents FOR SELECT TO authenticated USING (((product_id IN ( SELECT u.product_id
   FROM public.user_products u
  WHERE ((u.user_id = ( SELECT auth.uid() AS uid)) AND u.is_active))) OR ( SELECT private.is_admin() AS is_admin)));

GRANT ALL ON TABLE public.product_contents TO service_role;
GRANT SELECT ON TABLE public.product_contents TO authenticated;
