-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.refunds (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    amount_cents integer,
    status text NOT NULL,
    is_asked_by_buyer boolean NOT NULL,
    reason text,
    answer text,
    decided_by uuid,
    decided_at timestamp with time zone,
    provider_id text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT amount_is_decided CHECK (((amount_cents IS NOT NULL) OR (status = ANY (ARRAY['asked'::text, 'declined'::text])))),
    CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0)),
    CONSTRAINT refunds_answer_check CHECK ((length(answer) <= 500)),
    CONSTRAINT refunds_reason_check CHECK ((length(reason) <= 500)),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'declined'::text, 'sending'::text, 'sent'::text, 'failed'::text])))
);

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);

CREATE INDEX refunds_decided_by ON public.refunds USING btree (decided_by);

CREATE INDEX refunds_failed ON public.refunds USING btree (order_id) WHERE (status = 'failed'::text);

CREATE INDEX refunds_on_their_way ON public.refunds USING btree (decided_at) WHERE (status = 'sending'::text);

CREATE UNIQUE INDEX refunds_one_question ON public.refunds USING btree (order_id, status) WHERE (status = 'asked'::text);

CREATE INDEX refunds_order ON public.refunds USING btree (order_id, created_at);

CREATE TRIGGER refunds_told AFTER INSERT OR UPDATE OF status ON public.refunds FOR EACH ROW EXECUTE FUNCTION private.tell_of_refund();

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE public.refunds ENABLE ROW LEVEL SECURITY;

CREATE POLICY refunds_read ON public.refunds FOR SELECT TO authenticated USING ((EXISTS ( SELECT
   FROM public.orders o
  WHERE (o.id = refunds.order_id))));

GRANT ALL ON TABLE public.refunds TO service_role;
GRANT SELECT(id) ON TABLE public.refunds TO authenticated;
GRANT SELECT(order_id) ON TABLE public.refunds TO authenticated;
GRANT SELECT(amount_cents) ON TABLE public.refunds TO authenticated;
GRANT SELECT(status) ON TABLE public.refunds TO authenticated;
GRANT SELECT(is_asked_by_buyer) ON TABLE public.refunds TO authenticated;
GRANT SELECT(reason) ON TABLE public.refunds TO authenticated;
GRANT SELECT(answer) ON TABLE public.refunds TO authenticated;
GRANT SELECT(decided_at) ON TABLE public.refunds TO authenticated;
GRANT SELECT(created_at) ON TABLE public.refunds TO authenticated;
