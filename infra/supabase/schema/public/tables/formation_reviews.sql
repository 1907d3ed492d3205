-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.formation_reviews (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    formation_id uuid NOT NULL,
    user_id uuid NOT NULL,
    rating integer NOT NULL,
    comment text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    author_name text,
    answer text,
    answered_at timestamp with time zone,
    CONSTRAINT formation_reviews_answer_check CHECK ((length(answer) <= 2000)),
    CONSTRAINT formation_reviews_comment_check CHECK ((length(comment) <= 2000)),
    CONSTRAINT formation_reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);

ALTER TABLE ONLY public.formation_reviews
    ADD CONSTRAINT formation_reviews_formation_id_user_id_key UNIQUE (formation_id, user_id);

ALTER TABLE ONLY public.formation_reviews
    ADD CONSTRAINT formation_reviews_pkey PRIMARY KEY (id);

CREATE INDEX formation_reviews_user ON public.formation_reviews USING btree (user_id);

CREATE INDEX reviews_of_course ON public.formation_reviews USING btree (formation_id, created_at DESC) INCLUDE (rating);

CREATE TRIGGER reviews_author BEFORE INSERT ON public.formation_reviews FOR EACH ROW EXECUTE FUNCTION private.name_author();

CREATE TRIGGER reviews_earned AFTER INSERT ON public.formation_reviews FOR EACH ROW EXECUTE FUNCTION private.review_is_earned();

CREATE TRIGGER reviews_moderated BEFORE INSERT ON public.formation_reviews FOR EACH ROW EXECUTE FUNCTION private.refuse_moderated();

CREATE TRIGGER reviews_rated AFTER INSERT OR DELETE OR UPDATE OF rating ON public.formation_reviews FOR EACH ROW EXECUTE FUNCTION private.rate_formation();

ALTER TABLE ONLY public.formation_reviews
    ADD CONSTRAINT formation_reviews_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.formation_reviews
    ADD CONSTRAINT formation_reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.formation_reviews ENABLE ROW LEVEL SECURITY;

CREATE POLICY reviews_delete ON public.formation_reviews FOR DELETE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

CREATE POLICY reviews_insert ON public.formation_reviews FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND private.has_formation_access(formation_id) AND (NOT private.owns_formation(formation_id))));

CREATE POLICY reviews_read ON public.formation_reviews FOR SELECT TO anon, authenticated USING ((EXISTS ( SELECT
   FROM public.formations f
  WHERE (f.id = formation_reviews.formation_id))));

CREATE POLICY reviews_update ON public.formation_reviews FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

GRANT ALL ON TABLE public.formation_reviews TO service_role;
GRANT SELECT,DELETE ON TABLE public.formation_reviews TO authenticated;
GRANT SELECT(id) ON TABLE public.formation_reviews TO anon;
GRANT SELECT(formation_id) ON TABLE public.formation_reviews TO anon;
GRANT INSERT(formation_id) ON TABLE public.formation_reviews TO authenticated;
GRANT INSERT(user_id) ON TABLE public.formation_reviews TO authenticated;
GRANT SELECT(rating) ON TABLE public.formation_reviews TO anon;
GRANT INSERT(rating),UPDATE(rating) ON TABLE public.formation_reviews TO authenticated;
GRANT SELECT(comment) ON TABLE public.formation_reviews TO anon;
GRANT INSERT(comment),UPDATE(comment) ON TABLE public.formation_reviews TO authenticated;
GRANT SELECT(created_at) ON TABLE public.formation_reviews TO anon;
GRANT SELECT(author_name) ON TABLE public.formation_reviews TO anon;
GRANT SELECT(answer) ON TABLE public.formation_reviews TO anon;
GRANT SELECT(answered_at) ON TABLE public.formation_reviews TO anon;
