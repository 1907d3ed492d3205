-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.journal_entries (
    id bigint NOT NULL,
    order_id uuid NOT NULL,
    kind text NOT NULL,
    subtotal_cents integer NOT NULL,
    tps_cents integer NOT NULL,
    tvq_cents integer NOT NULL,
    total_cents integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT journal_entries_kind_check CHECK ((kind = ANY (ARRAY['sale'::text, 'refund'::text, 'refund_failed'::text, 'dispute'::text, 'dispute_won'::text]))),
    CONSTRAINT journal_sums CHECK ((((subtotal_cents + tps_cents) + tvq_cents) = total_cents))
);

ALTER TABLE public.journal_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.journal_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY public.journal_entries
    ADD CONSTRAINT journal_entries_pkey PRIMARY KEY (id);

CREATE INDEX journal_entries_order ON public.journal_entries USING btree (order_id);

CREATE INDEX journal_entries_time ON public.journal_entries USING btree (created_at, id);

ALTER TABLE ONLY public.journal_entries
    ADD CONSTRAINT journal_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id) ON DELETE CASCADE;

ALTER TABLE public.journal_entries ENABLE ROW LEVEL SECURITY;

CREATE POLICY journal_read ON public.journal_entries FOR SELECT TO authenticated USING (( SELECT private.works_as(VARIADIC ARRAY['sales'::text]) AS works_as));

GRANT ALL ON TABLE public.journal_entries TO service_role;
GRANT SELECT ON TABLE public.journal_entries TO authenticated;
