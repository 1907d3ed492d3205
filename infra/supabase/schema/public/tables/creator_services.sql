-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.creator_services (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    creator_id uuid NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    price integer NOT NULL,
    duration_minutes integer DEFAULT 60 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT creator_services_description_check CHECK ((length(description) <= 2000)),
    CONSTRAINT creator_services_duration_minutes_check CHECK (((duration_minutes >= 5) AND (duration_minutes <= 6000))),
    CONSTRAINT creator_services_price_check CHECK (((price >= 500) AND (price <= 10000000))),
    CONSTRAINT creator_services_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 1) AND (length(TRIM(BOTH FROM title)) <= 120)))
);

ALTER TABLE ONLY public.creator_services
    ADD CONSTRAINT creator_services_pkey PRIMARY KEY (id);

CREATE INDEX creator_services_creator ON public.creator_services USING btree (creator_id, price);

CREATE TRIGGER services_counted AFTER INSERT OR DELETE OR UPDATE OF is_active ON public.creator_services FOR EACH ROW EXECUTE FUNCTION private.count_services();

CREATE TRIGGER services_quota AFTER INSERT ON public.creator_services FOR EACH ROW EXECUTE FUNCTION private.keep_quota('creator_id', '50');

ALTER TABLE ONLY public.creator_services
    ADD CONSTRAINT creator_services_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(id) ON DELETE CASCADE;

ALTER TABLE public.creator_services ENABLE ROW LEVEL SECURITY;

CREATE POLICY services_delete ON public.creator_services FOR DELETE TO authenticated USING ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id)));

CREATE POLICY services_insert ON public.creator_services FOR INSERT TO authenticated WITH CHECK ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id)));

CREATE POLICY services_read ON public.creator_services FOR SELECT TO authenticated USING (((is_active AND (EXISTS ( SELECT
   FROM public.creators c
  WHERE (c.id = creator_services.creator_id))) AND (private.takes_times(creator_id) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text, 'support'::text]) AS works_as))) OR (creator_id = ( SELECT private.my_creator_id() AS my_creator_id)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY services_read_public ON public.creator_services FOR SELECT TO anon USING ((is_active AND (EXISTS ( SELECT
   FROM public.creators c
  WHERE (c.id = creator_services.creator_id))) AND private.takes_times(creator_id)));

CREATE POLICY services_update ON public.creator_services FOR UPDATE TO authenticated USING ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id))) WITH CHECK ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id)));

GRANT ALL ON TABLE public.creator_services TO service_role;
GRANT SELECT ON TABLE public.creator_services TO anon;
GRANT SELECT,DELETE ON TABLE public.creator_services TO authenticated;
GRANT INSERT(id) ON TABLE public.creator_services TO authenticated;
GRANT INSERT(creator_id) ON TABLE public.creator_services TO authenticated;
GRANT INSERT(title),UPDATE(title) ON TABLE public.creator_services TO authenticated;
GRANT INSERT(description),UPDATE(description) ON TABLE public.creator_services TO authenticated;
GRANT INSERT(price),UPDATE(price) ON TABLE public.creator_services TO authenticated;
GRANT INSERT(duration_minutes),UPDATE(duration_minutes) ON TABLE public.creator_services TO authenticated;
GRANT INSERT(is_active),UPDATE(is_active) ON TABLE public.creator_services TO authenticated;
