-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.learning_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    formation_id uuid NOT NULL,
    module_id uuid,
    device_type text DEFAULT 'desktop'::text NOT NULL,
    session_start timestamp with time zone DEFAULT now() NOT NULL,
    session_end timestamp with time zone,
    duration_seconds integer GENERATED ALWAYS AS ((EXTRACT(epoch FROM LEAST((session_end - session_start), '12:00:00'::interval)))::integer) STORED,
    active_seconds integer DEFAULT 0 NOT NULL,
    counted_seconds integer DEFAULT 0 NOT NULL,
    CONSTRAINT learning_sessions_active_seconds_check CHECK ((active_seconds >= 0)),
    CONSTRAINT learning_sessions_counted_seconds_check CHECK ((counted_seconds >= 0)),
    CONSTRAINT learning_sessions_device_type_check CHECK ((device_type = ANY (ARRAY['desktop'::text, 'tablet'::text, 'mobile'::text]))),
    CONSTRAINT session_order CHECK ((session_end >= session_start))
);

ALTER TABLE ONLY public.learning_sessions
    ADD CONSTRAINT learning_sessions_pkey PRIMARY KEY (id);

CREATE INDEX learning_sessions_formation ON public.learning_sessions USING btree (formation_id);

CREATE INDEX learning_sessions_module ON public.learning_sessions USING btree (module_id);

CREATE INDEX learning_sessions_user ON public.learning_sessions USING btree (user_id, session_start DESC);

CREATE TRIGGER sessions_quota AFTER INSERT ON public.learning_sessions FOR EACH ROW EXECUTE FUNCTION private.keep_quota('user_id', '20000');

ALTER TABLE ONLY public.learning_sessions
    ADD CONSTRAINT learning_sessions_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.learning_sessions
    ADD CONSTRAINT learning_sessions_module_id_fkey FOREIGN KEY (module_id) REFERENCES public.formation_modules(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.learning_sessions
    ADD CONSTRAINT learning_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.learning_sessions ENABLE ROW LEVEL SECURITY;

CREATE POLICY sessions_insert ON public.learning_sessions FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND private.has_formation_access(formation_id) AND (session_start <= (now() + '00:05:00'::interval))));

CREATE POLICY sessions_read ON public.learning_sessions FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY sessions_update ON public.learning_sessions FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

GRANT ALL ON TABLE public.learning_sessions TO service_role;
GRANT SELECT ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(id) ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(user_id) ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(formation_id) ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(module_id) ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(device_type) ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(session_start) ON TABLE public.learning_sessions TO authenticated;
GRANT INSERT(session_end),UPDATE(session_end) ON TABLE public.learning_sessions TO authenticated;
