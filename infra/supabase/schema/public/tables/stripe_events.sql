-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    outcome text DEFAULT ''::text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);

CREATE INDEX stripe_events_by_age ON public.stripe_events USING brin (received_at);

CREATE INDEX stripe_events_wrong ON public.stripe_events USING btree (received_at) WHERE (outcome = ANY (ARRAY['amount_mismatch'::text, 'unknown_session'::text]));

ALTER TABLE public.stripe_events ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.stripe_events TO service_role;
