-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.user_badges (
    user_id uuid NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    earned_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_pkey PRIMARY KEY (user_id, code);

ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY badges_read ON public.user_badges FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE public.user_badges ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.user_badges TO service_role;
GRANT SELECT ON TABLE public.user_badges TO authenticated;
