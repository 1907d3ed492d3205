-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.provider_refunds (
    id text NOT NULL,
    payment_intent_id text NOT NULL,
    amount_cents integer NOT NULL,
    has_failed boolean DEFAULT false NOT NULL,
    CONSTRAINT provider_refunds_amount_cents_check CHECK ((amount_cents >= 0))
);

ALTER TABLE ONLY public.provider_refunds
    ADD CONSTRAINT provider_refunds_pkey PRIMARY KEY (id);

CREATE INDEX provider_refunds_payment ON public.provider_refunds USING btree (payment_intent_id);

ALTER TABLE public.provider_refunds ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.provider_refunds TO service_role;
