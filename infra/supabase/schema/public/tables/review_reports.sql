-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.review_reports (
    review_id uuid NOT NULL,
    user_id uuid NOT NULL,
    reason text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT review_reports_reason_check CHECK (((length(TRIM(BOTH FROM reason)) >= 1) AND (length(TRIM(BOTH FROM reason)) <= 500)))
);

ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_pkey PRIMARY KEY (review_id, user_id);

CREATE INDEX review_reports_open ON public.review_reports USING btree (review_id) WHERE (settled_at IS NULL);

CREATE INDEX review_reports_user ON public.review_reports USING btree (user_id);

CREATE TRIGGER reports_quota AFTER INSERT ON public.review_reports FOR EACH ROW EXECUTE FUNCTION private.keep_quota('user_id', '200');

ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES public.formation_reviews(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.review_reports
    ADD CONSTRAINT review_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY reports_insert ON public.review_reports FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.formation_reviews r
  WHERE (r.id = review_reports.review_id)))));

CREATE POLICY reports_read ON public.review_reports FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text, 'support'::text]) AS works_as)));

ALTER TABLE public.review_reports ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.review_reports TO service_role;
GRANT SELECT ON TABLE public.review_reports TO authenticated;
GRANT INSERT(review_id) ON TABLE public.review_reports TO authenticated;
GRANT INSERT(user_id) ON TABLE public.review_reports TO authenticated;
GRANT INSERT(reason) ON TABLE public.review_reports TO authenticated;
