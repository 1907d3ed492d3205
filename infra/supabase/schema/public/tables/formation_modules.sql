-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.formation_modules (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    formation_id uuid NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    duration_minutes integer DEFAULT 10 NOT NULL,
    order_index integer NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    is_preview boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT formation_modules_duration_minutes_check CHECK (((duration_minutes >= 1) AND (duration_minutes <= 6000))),
    CONSTRAINT formation_modules_order_index_check CHECK ((order_index >= 0)),
    CONSTRAINT formation_modules_revision_check CHECK ((revision >= 0)),
    CONSTRAINT formation_modules_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 1) AND (length(TRIM(BOTH FROM title)) <= 160)))
);

ALTER TABLE public.formation_modules
    ADD CONSTRAINT formation_modules_description_check CHECK ((length(description) <= 2000)) NOT VALID;

ALTER TABLE ONLY public.formation_modules
    ADD CONSTRAINT formation_modules_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.formation_modules
    ADD CONSTRAINT module_position UNIQUE (formation_id, order_index) DEFERRABLE;

CREATE INDEX modules_being_removed ON public.formation_modules USING btree (removed_at) WHERE (removed_at IS NOT NULL);

CREATE TRIGGER modules_counted AFTER INSERT OR DELETE OR UPDATE OF formation_id, is_published ON public.formation_modules FOR EACH ROW EXECUTE FUNCTION private.count_modules();

CREATE TRIGGER modules_progress AFTER INSERT OR DELETE OR UPDATE OF is_published ON public.formation_modules FOR EACH ROW EXECUTE FUNCTION private.modules_changed();

CREATE TRIGGER modules_quota AFTER INSERT ON public.formation_modules FOR EACH ROW EXECUTE FUNCTION private.keep_quota('formation_id', '200');

CREATE TRIGGER modules_removed BEFORE DELETE ON public.formation_modules FOR EACH ROW WHEN (((old.removed_at IS NULL) AND (pg_trigger_depth() = 0))) EXECUTE FUNCTION private.remove_in_parts();

CREATE TRIGGER modules_revision BEFORE UPDATE OF title, description, duration_minutes, is_published, is_preview, revision ON public.formation_modules FOR EACH ROW EXECUTE FUNCTION private.keep_revision('title', 'description', 'duration_minutes', 'is_published', 'is_preview');

ALTER TABLE ONLY public.formation_modules
    ADD CONSTRAINT formation_modules_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE public.formation_modules ENABLE ROW LEVEL SECURITY;

CREATE POLICY modules_delete ON public.formation_modules FOR DELETE TO authenticated USING (((removed_at IS NULL) AND private.owns_formation(formation_id)));

CREATE POLICY modules_insert ON public.formation_modules FOR INSERT TO authenticated WITH CHECK (private.owns_formation(formation_id));

CREATE POLICY modules_read ON public.formation_modules FOR SELECT TO authenticated USING (((removed_at IS NULL) AND (EXISTS ( SELECT
   FROM public.formations f
  WHERE ((f.id = formation_modules.formation_id) AND (formation_modules.is_published OR (f.creator_id = ( SELECT private.my_creator_id() AS my_creator_id)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as)))))));

CREATE POLICY modules_read_public ON public.formation_modules FOR SELECT TO anon USING ((is_published AND (EXISTS ( SELECT
   FROM public.formations f
  WHERE (f.id = formation_modules.formation_id)))));

CREATE POLICY modules_update ON public.formation_modules FOR UPDATE TO authenticated USING (((removed_at IS NULL) AND private.owns_formation(formation_id))) WITH CHECK (((removed_at IS NULL) AND private.owns_formation(formation_id)));

GRANT ALL ON TABLE public.formation_modules TO service_role;
GRANT SELECT ON TABLE public.formation_modules TO anon;
GRANT SELECT,DELETE ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(id) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(formation_id) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(title),UPDATE(title) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(description),UPDATE(description) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(duration_minutes),UPDATE(duration_minutes) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(order_index),UPDATE(order_index) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(is_published),UPDATE(is_published) ON TABLE public.formation_modules TO authenticated;
GRANT INSERT(is_preview),UPDATE(is_preview) ON TABLE public.formation_modules TO authenticated;
GRANT UPDATE(revision) ON TABLE public.formation_modules TO authenticated;
