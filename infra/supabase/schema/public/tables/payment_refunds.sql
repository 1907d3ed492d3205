-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.payment_refunds (
    payment_intent_id text NOT NULL,
    refunded_cents integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT payment_refunds_refunded_cents_check CHECK ((refunded_cents >= 0))
);

ALTER TABLE ONLY public.payment_refunds
    ADD CONSTRAINT payment_refunds_pkey PRIMARY KEY (payment_intent_id);

ALTER TABLE public.payment_refunds ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.payment_refunds TO service_role;
