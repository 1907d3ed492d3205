-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.creator_tips (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    creator_id uuid NOT NULL,
    user_id uuid,
    amount_cents integer NOT NULL,
    message text,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT creator_tips_amount_cents_check CHECK (((amount_cents >= 200) AND (amount_cents <= 50000))),
    CONSTRAINT creator_tips_message_check CHECK ((length(message) <= 500)),
    CONSTRAINT creator_tips_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'paid'::text, 'refunded'::text])))
);

ALTER TABLE ONLY public.creator_tips
    ADD CONSTRAINT creator_tips_pkey PRIMARY KEY (id);

CREATE INDEX creator_tips_creator ON public.creator_tips USING btree (creator_id, created_at DESC);

CREATE INDEX creator_tips_user ON public.creator_tips USING btree (user_id);

CREATE TRIGGER tips_quota AFTER INSERT ON public.creator_tips FOR EACH ROW EXECUTE FUNCTION private.keep_quota('user_id', '200');

ALTER TABLE ONLY public.creator_tips
    ADD CONSTRAINT creator_tips_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.creator_tips
    ADD CONSTRAINT creator_tips_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE public.creator_tips ENABLE ROW LEVEL SECURITY;

CREATE POLICY tips_insert ON public.creator_tips FOR INSERT TO authenticated WITH CHECK (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.creators c
  WHERE (c.id = creator_tips.creator_id)))));

CREATE POLICY tips_read ON public.creator_tips FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ((status <> 'pending'::text) AND (creator_id = ( SELECT private.my_creator_id() AS my_creator_id))) OR ( SELECT private.is_admin() AS is_admin)));

GRANT ALL ON TABLE public.creator_tips TO service_role;
GRANT SELECT ON TABLE public.creator_tips TO authenticated;
GRANT INSERT(id) ON TABLE public.creator_tips TO authenticated;
GRANT INSERT(creator_id) ON TABLE public.creator_tips TO authenticated;
GRANT INSERT(user_id) ON TABLE public.creator_tips TO authenticated;
GRANT INSERT(amount_cents) ON TABLE public.creator_tips TO authenticated;
GRANT INSERT(message) ON TABLE public.creator_tips TO authenticated;
