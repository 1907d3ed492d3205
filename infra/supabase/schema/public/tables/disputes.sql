-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.disputes (
    id text NOT NULL,
    payment_intent_id text NOT NULL,
    amount_cents integer NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    due_at timestamp with time zone,
    outcome text,
    is_withdrawn boolean DEFAULT false NOT NULL,
    is_reinstated boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT disputes_amount_cents_check CHECK ((amount_cents >= 0)),
    CONSTRAINT disputes_outcome_check CHECK ((outcome = ANY (ARRAY['won'::text, 'lost'::text, 'dropped'::text]))),
    CONSTRAINT disputes_reason_check CHECK ((length(reason) <= 100))
);

ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);

CREATE INDEX disputes_payment ON public.disputes USING btree (payment_intent_id);

ALTER TABLE public.disputes ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.disputes TO service_role;
