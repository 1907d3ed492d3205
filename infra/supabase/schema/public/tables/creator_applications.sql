-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.creator_applications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    about text NOT NULL,
    website_url text,
    status text DEFAULT 'waiting'::text NOT NULL,
    answer text,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT creator_applications_about_check CHECK (((length(about) >= 20) AND (length(about) <= 2000))),
    CONSTRAINT creator_applications_answer_check CHECK ((length(answer) <= 500)),
    CONSTRAINT creator_applications_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'accepted'::text, 'declined'::text]))),
    CONSTRAINT creator_applications_website_url_check CHECK (private.is_safe_url(website_url))
);

ALTER TABLE ONLY public.creator_applications
    ADD CONSTRAINT creator_applications_pkey PRIMARY KEY (id);

CREATE INDEX creator_applications_decided_by ON public.creator_applications USING btree (decided_by);

CREATE INDEX creator_applications_newest ON public.creator_applications USING btree (((status = 'waiting'::text)) DESC, created_at DESC);

CREATE UNIQUE INDEX creator_applications_one ON public.creator_applications USING btree (user_id) WHERE (status = 'waiting'::text);

CREATE INDEX creator_applications_user ON public.creator_applications USING btree (user_id);

CREATE TRIGGER applications_quota AFTER INSERT ON public.creator_applications FOR EACH ROW EXECUTE FUNCTION private.keep_quota('user_id', '5');

CREATE TRIGGER applications_told AFTER INSERT OR UPDATE OF status ON public.creator_applications FOR EACH ROW EXECUTE FUNCTION private.tell_of_application();

ALTER TABLE ONLY public.creator_applications
    ADD CONSTRAINT creator_applications_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.creator_applications
    ADD CONSTRAINT creator_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY applications_insert ON public.creator_applications FOR INSERT TO authenticated WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY applications_read ON public.creator_applications FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text, 'support'::text]) AS works_as)));

ALTER TABLE public.creator_applications ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.creator_applications TO service_role;
GRANT SELECT(id) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(user_id),INSERT(user_id) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(about),INSERT(about) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(website_url),INSERT(website_url) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(status) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(answer) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(decided_at) ON TABLE public.creator_applications TO authenticated;
GRANT SELECT(created_at) ON TABLE public.creator_applications TO authenticated;
