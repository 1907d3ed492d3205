-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.orders (
    id uuid NOT NULL,
    user_id uuid,
    stripe_session_id text NOT NULL,
    payment_intent_id text,
    subtotal_cents integer NOT NULL,
    tps_cents integer DEFAULT 0 NOT NULL,
    tvq_cents integer DEFAULT 0 NOT NULL,
    total_cents integer NOT NULL,
    tps_number text,
    tvq_number text,
    currency text DEFAULT 'CAD'::text NOT NULL,
    status text DEFAULT 'paid'::text NOT NULL,
    refunded_cents integer DEFAULT 0 NOT NULL,
    refund_requested_at timestamp with time zone,
    refund_reason text,
    receipt_sent_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    disputed_cents integer DEFAULT 0 NOT NULL,
    dispute_status text,
    CONSTRAINT orders_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= total_cents))),
    CONSTRAINT orders_check1 CHECK (((disputed_cents >= 0) AND (disputed_cents <= total_cents))),
    CONSTRAINT orders_dispute_status_check CHECK ((dispute_status = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text, 'dropped'::text]))),
    CONSTRAINT orders_refund_reason_check CHECK ((length(refund_reason) <= 500)),
    CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'partially_refunded'::text, 'refunded'::text])))
);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_payment_intent_id_key UNIQUE (payment_intent_id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_stripe_session_id_key UNIQUE (stripe_session_id);

CREATE INDEX orders_disputed ON public.orders USING btree (created_at DESC) WHERE (dispute_status IS NOT NULL);

CREATE INDEX orders_newest ON public.orders USING btree (created_at DESC, id DESC);

CREATE INDEX orders_user ON public.orders USING btree (user_id, created_at DESC);

CREATE INDEX orders_without_receipt ON public.orders USING btree (created_at) WHERE (receipt_sent_at IS NULL);

CREATE TRIGGER orders_receipt AFTER INSERT ON public.orders FOR EACH ROW WHEN ((new.receipt_sent_at IS NULL)) EXECUTE FUNCTION private.send_receipt();

CREATE TRIGGER orders_returned AFTER UPDATE OF refunded_cents, disputed_cents ON public.orders FOR EACH ROW WHEN (((old.refunded_cents <> new.refunded_cents) OR (old.disputed_cents <> new.disputed_cents))) EXECUTE FUNCTION private.keep_journal();

CREATE TRIGGER orders_sold AFTER INSERT ON public.orders FOR EACH ROW EXECUTE FUNCTION private.keep_journal();

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE public.orders ENABLE ROW LEVEL SECURITY;

CREATE POLICY orders_read ON public.orders FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.works_as(VARIADIC ARRAY['sales'::text, 'support'::text]) AS works_as)));

GRANT ALL ON TABLE public.orders TO service_role;
GRANT SELECT(id) ON TABLE public.orders TO authenticated;
GRANT SELECT(user_id) ON TABLE public.orders TO authenticated;
GRANT SELECT(stripe_session_id) ON TABLE public.orders TO authenticated;
GRANT SELECT(subtotal_cents) ON TABLE public.orders TO authenticated;
GRANT SELECT(tps_cents) ON TABLE public.orders TO authenticated;
GRANT SELECT(tvq_cents) ON TABLE public.orders TO authenticated;
GRANT SELECT(total_cents) ON TABLE public.orders TO authenticated;
GRANT SELECT(tps_number) ON TABLE public.orders TO authenticated;
GRANT SELECT(tvq_number) ON TABLE public.orders TO authenticated;
GRANT SELECT(currency) ON TABLE public.orders TO authenticated;
GRANT SELECT(status) ON TABLE public.orders TO authenticated;
GRANT SELECT(refunded_cents) ON TABLE public.orders TO authenticated;
GRANT SELECT(refund_requested_at) ON TABLE public.orders TO authenticated;
GRANT SELECT(created_at) ON TABLE public.orders TO authenticated;
GRANT SELECT(disputed_cents) ON TABLE public.orders TO authenticated;
GRANT SELECT(dispute_status) ON TABLE public.orders TO authenticated;
