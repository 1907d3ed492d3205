-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.module_contents (
    module_id uuid NOT NULL,
    video_url text,
    content text DEFAULT ''::text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    captions_url text,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT module_contents_captions_url_check CHECK (private.is_safe_url(captions_url)),
    CONSTRAINT module_contents_revision_check CHECK ((revision >= 0)),
    CONSTRAINT module_contents_video_url_check CHECK (private.is_safe_url(video_url))
);

ALTER TABLE public.module_contents
    ADD CONSTRAINT module_contents_content_check CHECK ((length(content) <= 100000)) NOT VALID;

ALTER TABLE ONLY public.module_contents
    ADD CONSTRAINT module_contents_pkey PRIMARY KEY (module_id);

CREATE TRIGGER contents_revision BEFORE UPDATE OF video_url, content, captions_url, revision ON public.module_contents FOR EACH ROW EXECUTE FUNCTION private.keep_revision('video_url', 'content', 'captions_url');

CREATE TRIGGER contents_touch BEFORE UPDATE ON public.module_contents FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

ALTER TABLE ONLY public.module_contents
    ADD CONSTRAINT module_contents_module_id_fkey FOREIGN KEY (module_id) REFERENCES public.formation_modules(id) ON DELETE CASCADE;

CREATE POLICY contents_delete ON public.module_contents FOR DELETE TO authenticated USING ((EXISTS ( SELECT
   FROM public.formation_modules m
  WHERE ((m.id = module_contents.module_id) AND private.owns_formation(m.formation_id)))));

CREATE POLICY contents_insert ON public.module_contents FOR INSERT TO authenticated WITH CHECK ((EXISTS ( SELECT
   FROM public.formation_modules m
  WHERE ((m.id = module_contents.module_id) AND private.owns_formation(m.formation_id)))));

CREATE POLICY contents_read ON public.module_contents FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.formation_modules m
  WHERE ((m.id = module_contents.module_id) AND (m.is_preview OR private.has_formation_access(m.formation_id))))));

CREATE POLICY contents_read_public ON public.module_contents FOR SELECT TO anon USING ((EXISTS ( SELECT
   FROM public.formation_modules m
  WHERE ((m.id = module_contents.module_id) AND m.is_preview))));

CREATE POLICY contents_update ON public.module_contents FOR UPDATE TO authenticated USING ((EXISTS ( SELECT
   FROM public.formation_modules m
  WHERE ((m.id = module_contents.module_id) AND private.owns_formation(m.formation_id))))) WITH CHECK ((EXISTS ( SELECT
   FROM public.formation_modules m
  WHERE ((m.id = module_contents.module_id) AND private.owns_formation(m.formation_id)))));

ALTER TABLE public.module_contents ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.module_contents TO service_role;
GRANT SELECT ON TABLE public.module_contents TO anon;
GRANT SELECT,DELETE ON TABLE public.module_contents TO authenticated;
GRANT INSERT(module_id),UPDATE(module_id) ON TABLE public.module_contents TO authenticated;
GRANT INSERT(video_url),UPDATE(video_url) ON TABLE public.module_contents TO authenticated;
GRANT INSERT(content),UPDATE(content) ON TABLE public.module_contents TO authenticated;
GRANT INSERT(captions_url),UPDATE(captions_url) ON TABLE public.module_contents TO authenticated;
GRANT INSERT(revision),UPDATE(revision) ON TABLE public.module_contents TO authenticated;
