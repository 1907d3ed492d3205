-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.user_interactions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    formation_id uuid NOT NULL,
    interaction_type text NOT NULL,
    interaction_data jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT user_interactions_interaction_data_check CHECK ((pg_column_size(interaction_data) <= 4096)),
    CONSTRAINT user_interactions_interaction_type_check CHECK ((interaction_type = ANY (ARRAY['view'::text, 'like'::text, 'bookmark'::text, 'start'::text, 'share'::text])))
);

ALTER TABLE ONLY public.user_interactions
    ADD CONSTRAINT user_interactions_pkey PRIMARY KEY (id);

CREATE INDEX interactions_by_age ON public.user_interactions USING brin (created_at);

CREATE INDEX interactions_views ON public.user_interactions USING btree (created_at) WHERE (interaction_type = 'view'::text);

CREATE INDEX user_interactions_formation ON public.user_interactions USING btree (formation_id);

CREATE UNIQUE INDEX user_interactions_once ON public.user_interactions USING btree (user_id, formation_id, interaction_type) WHERE (interaction_type = ANY (ARRAY['like'::text, 'bookmark'::text]));

CREATE INDEX user_interactions_user ON public.user_interactions USING btree (user_id, created_at DESC);

CREATE TRIGGER interactions_quota AFTER INSERT ON public.user_interactions FOR EACH ROW EXECUTE FUNCTION private.keep_quota('user_id', '10000');

ALTER TABLE ONLY public.user_interactions
    ADD CONSTRAINT user_interactions_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_interactions
    ADD CONSTRAINT user_interactions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY interactions_insert ON public.user_interactions FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.formations f
  WHERE (f.id = user_interactions.formation_id)))));

CREATE POLICY interactions_read ON public.user_interactions FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE public.user_interactions ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.user_interactions TO service_role;
GRANT SELECT ON TABLE public.user_interactions TO authenticated;
GRANT INSERT(id) ON TABLE public.user_interactions TO authenticated;
GRANT INSERT(user_id) ON TABLE public.user_interactions TO authenticated;
GRANT INSERT(formation_id) ON TABLE public.user_interactions TO authenticated;
GRANT INSERT(interaction_type) ON TABLE public.user_interactions TO authenticated;
GRANT INSERT(interaction_data) ON TABLE public.user_interactions TO authenticated;
