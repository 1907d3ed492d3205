-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.products (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    long_description text DEFAULT ''::text NOT NULL,
    price integer NOT NULL,
    category text NOT NULL,
    is_active boolean DEFAULT false NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    formation_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT products_category_check CHECK ((category = ANY (ARRAY['formation'::text, 'resource'::text, 'consultation'::text]))),
    CONSTRAINT products_metadata_check CHECK ((jsonb_typeof(metadata) = 'object'::text)),
    CONSTRAINT products_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 160))),
    CONSTRAINT products_price_check CHECK ((price > 0))
);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_formation_id_key UNIQUE (formation_id);

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);

CREATE INDEX products_active ON public.products USING btree (created_at DESC) WHERE is_active;

CREATE INDEX products_of_category ON public.products USING btree (category, created_at DESC, name) WHERE is_active;

CREATE TRIGGER products_priced AFTER INSERT OR UPDATE OF price, formation_id ON public.products FOR EACH ROW EXECUTE FUNCTION private.copy_price();

CREATE TRIGGER products_touch BEFORE UPDATE ON public.products FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

ALTER TABLE ONLY public.products
    ADD CONSTRAINT products_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE SET NULL;

ALTER TABLE public.products ENABLE ROW LEVEL SECURITY;

CREATE POLICY products_read ON public.products FOR SELECT TO authenticated USING (((is_active AND ((category <> 'consultation'::text) OR private.is_held(id))) OR (EXISTS ( SELECT
   FROM public.user_products u
  WHERE (u.product_id = products.id))) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY products_read_public ON public.products FOR SELECT TO anon USING ((is_active AND ((category <> 'consultation'::text) OR private.is_held(id))));

GRANT ALL ON TABLE public.products TO service_role;
GRANT SELECT ON TABLE public.products TO anon;
GRANT SELECT ON TABLE public.products TO authenticated;
