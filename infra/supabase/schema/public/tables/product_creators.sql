-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.product_creators (
    product_id uuid NOT NULL,
    creator_id uuid NOT NULL
);

ALTER TABLE ONLY public.product_creators
    ADD CONSTRAINT product_creators_pkey PRIMARY KEY (product_id);

CREATE INDEX product_creators_creator ON public.product_creators USING btree (creator_id);

ALTER TABLE ONLY public.product_creators
    ADD CONSTRAINT product_creators_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.product_creators
    ADD CONSTRAINT product_creators_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id) ON DELETE CASCADE;

ALTER TABLE public.product_creators ENABLE ROW LEVEL SECURITY;

CREATE POLICY product_creators_read ON public.product_creators FOR SELECT TO anon, authenticated USING ((EXISTS ( SELECT
   FROM public.products p
  WHERE (p.id = product_creators.product_id))));

GRANT ALL ON TABLE public.product_creators TO service_role;
GRANT SELECT ON TABLE public.product_creators TO anon;
GRANT SELECT ON TABLE public.product_creators TO authenticated;
