-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.user_formation_progress (
    user_id uuid NOT NULL,
    formation_id uuid NOT NULL,
    progress_percentage integer DEFAULT 0 NOT NULL,
    completed_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    started_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT user_formation_progress_progress_percentage_check CHECK (((progress_percentage >= 0) AND (progress_percentage <= 100)))
);

ALTER TABLE ONLY public.user_formation_progress
    ADD CONSTRAINT user_formation_progress_pkey PRIMARY KEY (user_id, formation_id);

CREATE INDEX progress_of_course ON public.user_formation_progress USING btree (formation_id, started_at) INCLUDE (user_id, completed_at);

CREATE TRIGGER formation_completed_rewarded AFTER INSERT OR UPDATE OF completed_at ON public.user_formation_progress FOR EACH ROW WHEN ((new.completed_at IS NOT NULL)) EXECUTE FUNCTION private.reward_progress();

CREATE TRIGGER progress_began AFTER INSERT OR DELETE ON public.user_formation_progress FOR EACH ROW EXECUTE FUNCTION private.progress_changed();

CREATE TRIGGER progress_completed AFTER UPDATE OF completed_at ON public.user_formation_progress FOR EACH ROW WHEN ((old.completed_at IS DISTINCT FROM new.completed_at)) EXECUTE FUNCTION private.progress_changed();

ALTER TABLE ONLY public.user_formation_progress
    ADD CONSTRAINT user_formation_progress_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_formation_progress
    ADD CONSTRAINT user_formation_progress_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY formation_progress_read ON public.user_formation_progress FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE public.user_formation_progress ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.user_formation_progress TO service_role;
GRANT SELECT ON TABLE public.user_formation_progress TO authenticated;
