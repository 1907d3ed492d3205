-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.site_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    list text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    data jsonb NOT NULL,
    is_published boolean DEFAULT true NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_entries_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (pg_column_size(data) <= 16384))),
    CONSTRAINT site_entries_list_check CHECK ((list = ANY (ARRAY['testimonials'::text, 'case_studies'::text, 'live_stats'::text, 'success_notifications'::text]))),
    CONSTRAINT site_entries_position_check CHECK (("position" >= 0))
);

ALTER TABLE ONLY public.site_entries
    ADD CONSTRAINT site_entries_pkey PRIMARY KEY (id);

CREATE INDEX site_entries_list ON public.site_entries USING btree (list, "position");

CREATE TRIGGER site_entries_touch BEFORE UPDATE ON public.site_entries FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

CREATE POLICY entries_delete ON public.site_entries FOR DELETE TO authenticated USING (( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as));

CREATE POLICY entries_insert ON public.site_entries FOR INSERT TO authenticated WITH CHECK (( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as));

CREATE POLICY entries_read ON public.site_entries FOR SELECT TO authenticated USING (((is_published AND (list <> 'success_notifications'::text)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as)));

CREATE POLICY entries_read_public ON public.site_entries FOR SELECT TO anon USING ((is_published AND (list <> 'success_notifications'::text)));

CREATE POLICY entries_update ON public.site_entries FOR UPDATE TO authenticated USING (( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as)) WITH CHECK (( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as));

ALTER TABLE public.site_entries ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.site_entries TO service_role;
GRANT SELECT ON TABLE public.site_entries TO anon;
GRANT SELECT,DELETE ON TABLE public.site_entries TO authenticated;
GRANT INSERT(id) ON TABLE public.site_entries TO authenticated;
GRANT INSERT(list),UPDATE(list) ON TABLE public.site_entries TO authenticated;
GRANT INSERT("position"),UPDATE("position") ON TABLE public.site_entries TO authenticated;
GRANT INSERT(data),UPDATE(data) ON TABLE public.site_entries TO authenticated;
GRANT INSERT(is_published),UPDATE(is_published) ON TABLE public.site_entries TO authenticated;
