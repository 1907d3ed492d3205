-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.order_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    product_id uuid,
    service_id uuid,
    tip_id uuid,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    category text NOT NULL,
    unit_price integer NOT NULL,
    CONSTRAINT order_items_category_check CHECK ((category = ANY (ARRAY['formation'::text, 'resource'::text, 'consultation'::text, 'tip'::text]))),
    CONSTRAINT order_items_unit_price_check CHECK ((unit_price > 0))
);

ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);

CREATE INDEX order_items_order ON public.order_items USING btree (order_id);

CREATE INDEX order_items_product ON public.order_items USING btree (product_id);

CREATE INDEX orders_of_items_named ON public.order_items USING gin (private.fold_text(name) extensions.gin_trgm_ops);

ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES public.products(id);

ALTER TABLE public.order_items ENABLE ROW LEVEL SECURITY;

CREATE POLICY order_items_read ON public.order_items FOR SELECT TO authenticated USING (((order_id IN ( SELECT o.id
   FROM public.orders o
  WHERE (o.user_id = ( SELECT auth.uid() AS uid)))) OR (id IN ( SELECT e.order_item_id
   FROM public.creator_earnings e
  WHERE (e.creator_id = ( SELECT private.my_creator_id() AS my_creator_id)))) OR ( SELECT private.works_as(VARIADIC ARRAY['sales'::text, 'support'::text]) AS works_as)));

GRANT ALL ON TABLE public.order_items TO service_role;
GRANT SELECT ON TABLE public.order_items TO authenticated;
