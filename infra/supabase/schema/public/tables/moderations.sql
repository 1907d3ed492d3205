-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.moderations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    kind text NOT NULL,
    subject_id uuid NOT NULL,
    subject_name text NOT NULL,
    reason text NOT NULL,
    appeal text,
    appealed_at timestamp with time zone,
    answer text,
    answered_at timestamp with time zone,
    lifted_at timestamp with time zone,
    decided_by uuid,
    undo jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT moderations_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 500))),
    CONSTRAINT moderations_appeal_check CHECK (((length(appeal) >= 1) AND (length(appeal) <= 2000))),
    CONSTRAINT moderations_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'course'::text, 'review'::text, 'profile'::text, 'photo'::text]))),
    CONSTRAINT moderations_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
    CONSTRAINT moderations_subject_name_check CHECK ((length(subject_name) <= 200))
);

ALTER TABLE ONLY public.moderations
    ADD CONSTRAINT moderations_pkey PRIMARY KEY (id);

CREATE INDEX moderations_decided_by ON public.moderations USING btree (decided_by);

CREATE UNIQUE INDEX moderations_in_force ON public.moderations USING btree (kind, subject_id) WHERE (lifted_at IS NULL);

CREATE INDEX moderations_shown ON public.moderations USING btree ((((appeal IS NOT NULL) AND (answered_at IS NULL) AND (lifted_at IS NULL))) DESC, created_at DESC, id);

CREATE INDEX moderations_user ON public.moderations USING btree (user_id, created_at DESC);

ALTER TABLE ONLY public.moderations
    ADD CONSTRAINT moderations_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.moderations
    ADD CONSTRAINT moderations_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.moderations ENABLE ROW LEVEL SECURITY;

CREATE POLICY moderations_read ON public.moderations FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text, 'support'::text]) AS works_as)));

GRANT ALL ON TABLE public.moderations TO service_role;
GRANT SELECT(id) ON TABLE public.moderations TO authenticated;
GRANT SELECT(user_id) ON TABLE public.moderations TO authenticated;
GRANT SELECT(kind) ON TABLE public.moderations TO authenticated;
GRANT SELECT(subject_id) ON TABLE public.moderations TO authenticated;
GRANT SELECT(subject_name) ON TABLE public.moderations TO authenticated;
GRANT SELECT(reason) ON TABLE public.moderations TO authenticated;
GRANT SELECT(appeal) ON TABLE public.moderations TO authenticated;
GRANT SELECT(appealed_at) ON TABLE public.moderations TO authenticated;
GRANT SELECT(answer) ON TABLE public.moderations TO authenticated;
GRANT SELECT(answered_at) ON TABLE public.moderations TO authenticated;
GRANT SELECT(lifted_at) ON TABLE public.moderations TO authenticated;
GRANT SELECT(created_at) ON TABLE public.moderations TO authenticated;
