-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.premium_formations (
    formation_id uuid NOT NULL,
    price integer NOT NULL,
    is_subscription boolean DEFAULT false NOT NULL,
    subscription_interval text,
    CONSTRAINT interval_of_subscription CHECK ((is_subscription = (subscription_interval IS NOT NULL))),
    CONSTRAINT premium_formations_price_check CHECK ((price > 0)),
    CONSTRAINT premium_formations_subscription_interval_check CHECK ((subscription_interval = ANY (ARRAY['month'::text, 'year'::text])))
);

ALTER TABLE ONLY public.premium_formations
    ADD CONSTRAINT premium_formations_pkey PRIMARY KEY (formation_id);

CREATE TRIGGER premium_kept AFTER INSERT OR DELETE ON public.premium_formations FOR EACH ROW EXECUTE FUNCTION private.keep_is_premium();

ALTER TABLE ONLY public.premium_formations
    ADD CONSTRAINT premium_formations_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE public.premium_formations ENABLE ROW LEVEL SECURITY;

CREATE POLICY premium_read ON public.premium_formations FOR SELECT TO anon, authenticated USING ((EXISTS ( SELECT
   FROM public.formations f
  WHERE (f.id = premium_formations.formation_id))));

GRANT ALL ON TABLE public.premium_formations TO service_role;
GRANT SELECT ON TABLE public.premium_formations TO anon;
GRANT SELECT ON TABLE public.premium_formations TO authenticated;
