-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.checkout_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    product_id uuid,
    service_id uuid,
    tip_id uuid,
    creator_id uuid,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    category text NOT NULL,
    subtotal_cents integer NOT NULL,
    tps_cents integer DEFAULT 0 NOT NULL,
    tvq_cents integer DEFAULT 0 NOT NULL,
    total_cents integer GENERATED ALWAYS AS (((subtotal_cents + tps_cents) + tvq_cents)) STORED NOT NULL,
    idempotency_key text,
    stripe_session_id text,
    url text,
    status text DEFAULT 'open'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone DEFAULT (now() + '12:00:00'::interval) NOT NULL,
    origin jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT checkout_sessions_category_check CHECK ((category = ANY (ARRAY['formation'::text, 'resource'::text, 'consultation'::text, 'tip'::text]))),
    CONSTRAINT checkout_sessions_idempotency_key_check CHECK (((length(idempotency_key) >= 1) AND (length(idempotency_key) <= 200))),
    CONSTRAINT checkout_sessions_origin_check CHECK (((jsonb_typeof(origin) = 'object'::text) AND (pg_column_size(origin) <= 8192))),
    CONSTRAINT checkout_sessions_status_check CHECK ((status = ANY (ARRAY['open'::text, 'processing'::text, 'expired'::text, 'failed'::text, 'paid'::text]))),
    CONSTRAINT checkout_sessions_subtotal_cents_check CHECK ((subtotal_cents > 0)),
    CONSTRAINT checkout_sessions_tps_cents_check CHECK ((tps_cents >= 0)),
    CONSTRAINT checkout_sessions_tvq_cents_check CHECK ((tvq_cents >= 0))
);

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_stripe_session_id_key UNIQUE (stripe_session_id);

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_user_id_idempotency_key_key UNIQUE (user_id, idempotency_key);

CREATE UNIQUE INDEX checkout_one_product ON public.checkout_sessions USING btree (user_id, product_id) WHERE ((product_id IS NOT NULL) AND (status = ANY (ARRAY['open'::text, 'processing'::text])));

CREATE UNIQUE INDEX checkout_one_service ON public.checkout_sessions USING btree (user_id, service_id) WHERE ((service_id IS NOT NULL) AND (status = ANY (ARRAY['open'::text, 'processing'::text])));

CREATE UNIQUE INDEX checkout_one_tip ON public.checkout_sessions USING btree (user_id, tip_id) WHERE ((tip_id IS NOT NULL) AND (status = ANY (ARRAY['open'::text, 'processing'::text])));

CREATE INDEX checkouts_by_age ON public.checkout_sessions USING brin (created_at);

CREATE INDEX checkouts_to_forget ON public.checkout_sessions USING btree (created_at) WHERE ((status = ANY (ARRAY['expired'::text, 'failed'::text])) OR ((status = 'open'::text) AND (stripe_session_id IS NULL)));

CREATE INDEX checkouts_unsettled ON public.checkout_sessions USING btree (created_at) WHERE ((stripe_session_id IS NOT NULL) AND (status = ANY (ARRAY['open'::text, 'processing'::text])));

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

CREATE POLICY checkout_read ON public.checkout_sessions FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE public.checkout_sessions ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.checkout_sessions TO service_role;
GRANT SELECT(id) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(user_id) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(product_id) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(service_id) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(tip_id) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(name) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(category) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(subtotal_cents) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(tps_cents) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(tvq_cents) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(total_cents) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(stripe_session_id) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(status) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(created_at) ON TABLE public.checkout_sessions TO authenticated;
GRANT SELECT(expires_at) ON TABLE public.checkout_sessions TO authenticated;
