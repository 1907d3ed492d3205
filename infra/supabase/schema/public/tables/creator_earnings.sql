-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.creator_earnings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    creator_id uuid NOT NULL,
    order_item_id uuid,
    kind text NOT NULL,
    gross_cents integer NOT NULL,
    creator_cents integer NOT NULL,
    platform_cents integer NOT NULL,
    payout_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT creator_earnings_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'tip'::text, 'refund'::text, 'opening'::text]))),
    CONSTRAINT split_is_whole CHECK (((creator_cents + platform_cents) = gross_cents))
);

ALTER TABLE ONLY public.creator_earnings
    ADD CONSTRAINT creator_earnings_pkey PRIMARY KEY (id);

CREATE INDEX creator_earnings_item ON public.creator_earnings USING btree (order_item_id);

CREATE INDEX earnings_of_creator ON public.creator_earnings USING btree (creator_id, created_at DESC) INCLUDE (creator_cents);

CREATE UNIQUE INDEX earnings_once ON public.creator_earnings USING btree (order_item_id) WHERE (kind = ANY (ARRAY['sale'::text, 'tip'::text]));

CREATE TRIGGER earnings_summed AFTER INSERT OR DELETE OR UPDATE OF creator_id, creator_cents ON public.creator_earnings FOR EACH ROW EXECUTE FUNCTION private.sum_earnings();

ALTER TABLE ONLY public.creator_earnings
    ADD CONSTRAINT creator_earnings_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.creator_earnings
    ADD CONSTRAINT creator_earnings_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES public.order_items(id);

ALTER TABLE public.creator_earnings ENABLE ROW LEVEL SECURITY;

CREATE POLICY earnings_read ON public.creator_earnings FOR SELECT TO authenticated USING (((creator_id = ( SELECT private.my_creator_id() AS my_creator_id)) OR ( SELECT private.is_admin() AS is_admin)));

GRANT ALL ON TABLE public.creator_earnings TO service_role;
GRANT SELECT ON TABLE public.creator_earnings TO authenticated;
