-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.user_products (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    product_id uuid NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    access_granted_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.user_products
    ADD CONSTRAINT user_products_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_products
    ADD CONSTRAINT user_products_user_id_product_id_key UNIQUE (user_id, product_id);

CREATE INDEX user_products_of_product ON public.user_products USING btree (product_id, user_id) INCLUDE (is_active);

CREATE INDEX user_products_returned ON public.user_products USING btree (product_id, user_id) WHERE (NOT is_active);

CREATE TRIGGER user_products_students AFTER INSERT OR DELETE OR UPDATE OF is_active ON public.user_products FOR EACH ROW EXECUTE FUNCTION private.ownership_changed();

ALTER TABLE ONLY public.user_products
    ADD CONSTRAINT user_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE ONLY public.user_products
    ADD CONSTRAINT user_products_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.user_products ENABLE ROW LEVEL SECURITY;

CREATE POLICY user_products_read ON public.user_products FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

GRANT ALL ON TABLE public.user_products TO service_role;
GRANT SELECT ON TABLE public.user_products TO authenticated;
