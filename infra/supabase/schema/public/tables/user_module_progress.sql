-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.user_module_progress (
    user_id uuid NOT NULL,
    formation_id uuid NOT NULL,
    module_id uuid NOT NULL,
    time_spent_seconds integer DEFAULT 0 NOT NULL,
    video_position_seconds integer DEFAULT 0 NOT NULL,
    completion_percentage integer DEFAULT 0 NOT NULL,
    is_completed boolean DEFAULT false NOT NULL,
    notes text,
    last_watched_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_at timestamp with time zone,
    first_started_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    notes_updated_at timestamp with time zone,
    watched int4multirange DEFAULT '{}'::int4multirange NOT NULL,
    notes_revision integer DEFAULT 0 NOT NULL,
    CONSTRAINT user_module_progress_completion_percentage_check CHECK (((completion_percentage >= 0) AND (completion_percentage <= 100))),
    CONSTRAINT user_module_progress_notes_check CHECK ((length(notes) <= 10000)),
    CONSTRAINT user_module_progress_notes_revision_check CHECK ((notes_revision >= 0)),
    CONSTRAINT user_module_progress_time_spent_seconds_check CHECK ((time_spent_seconds >= 0)),
    CONSTRAINT user_module_progress_video_position_seconds_check CHECK ((video_position_seconds >= 0))
);

ALTER TABLE ONLY public.user_module_progress
    ADD CONSTRAINT user_module_progress_pkey PRIMARY KEY (user_id, module_id);

CREATE INDEX module_progress_formation ON public.user_module_progress USING btree (formation_id, user_id);

CREATE INDEX module_progress_module ON public.user_module_progress USING btree (module_id);

CREATE TRIGGER module_progress_counted AFTER INSERT OR UPDATE OF completion_percentage, is_completed ON public.user_module_progress FOR EACH ROW EXECUTE FUNCTION private.module_progress_changed();

CREATE TRIGGER module_progress_merged BEFORE INSERT OR UPDATE ON public.user_module_progress FOR EACH ROW EXECUTE FUNCTION private.merge_module_progress();

CREATE TRIGGER module_progress_notes BEFORE INSERT OR UPDATE OF notes ON public.user_module_progress FOR EACH ROW EXECUTE FUNCTION private.keep_notes_revision();

ALTER TABLE ONLY public.user_module_progress
    ADD CONSTRAINT user_module_progress_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_module_progress
    ADD CONSTRAINT user_module_progress_module_id_fkey FOREIGN KEY (module_id) REFERENCES public.formation_modules(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_module_progress
    ADD CONSTRAINT user_module_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY module_progress_insert ON public.user_module_progress FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND private.has_formation_access(formation_id)));

CREATE POLICY module_progress_read ON public.user_module_progress FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY module_progress_update ON public.user_module_progress FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND private.has_formation_access(formation_id)));

ALTER TABLE public.user_module_progress ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.user_module_progress TO service_role;
GRANT SELECT ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(user_id),UPDATE(user_id) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(formation_id),UPDATE(formation_id) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(module_id),UPDATE(module_id) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(time_spent_seconds),UPDATE(time_spent_seconds) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(video_position_seconds),UPDATE(video_position_seconds) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(completion_percentage),UPDATE(completion_percentage) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(is_completed),UPDATE(is_completed) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(notes),UPDATE(notes) ON TABLE public.user_module_progress TO authenticated;
GRANT INSERT(last_watched_at),UPDATE(last_watched_at) ON TABLE public.user_module_progress TO authenticated;
