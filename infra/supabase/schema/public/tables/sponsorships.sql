-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.sponsorships (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    sponsor_id uuid NOT NULL,
    creator_id uuid,
    formation_id uuid,
    amount integer NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    starts_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sponsorships_amount_check CHECK ((amount > 0))
);

ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships_pkey PRIMARY KEY (id);

CREATE INDEX sponsorships_creator ON public.sponsorships USING btree (creator_id);

CREATE INDEX sponsorships_formation ON public.sponsorships USING btree (formation_id, amount DESC);

CREATE INDEX sponsorships_sponsor ON public.sponsorships USING btree (sponsor_id);

ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES public.quebec_sponsors(id) ON DELETE CASCADE;

ALTER TABLE public.sponsorships ENABLE ROW LEVEL SECURITY;

CREATE POLICY sponsorships_read ON public.sponsorships FOR SELECT TO anon, authenticated USING ((is_active AND (starts_at <= now()) AND (ends_at > now())));

GRANT ALL ON TABLE public.sponsorships TO service_role;
GRANT SELECT ON TABLE public.sponsorships TO anon;
GRANT SELECT ON TABLE public.sponsorships TO authenticated;
