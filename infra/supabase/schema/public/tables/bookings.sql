-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.bookings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    creator_id uuid,
    order_item_id uuid,
    title text NOT NULL,
    duration_minutes integer DEFAULT 60 NOT NULL,
    status text DEFAULT 'to_schedule'::text NOT NULL,
    starts_at timestamp with time zone,
    message text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT bookings_message_check CHECK ((length(message) <= 1000)),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['to_schedule'::text, 'proposed'::text, 'confirmed'::text, 'done'::text, 'cancelled'::text])))
);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_order_item_id_key UNIQUE (order_item_id);

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);

CREATE INDEX bookings_creator ON public.bookings USING btree (creator_id, starts_at);

CREATE INDEX bookings_user ON public.bookings USING btree (user_id, created_at DESC);

CREATE TRIGGER bookings_followed AFTER UPDATE OF status ON public.bookings FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION private.follow_booking();

CREATE TRIGGER bookings_minutes BEFORE INSERT ON public.bookings FOR EACH ROW WHEN ((new.order_item_id IS NOT NULL)) EXECUTE FUNCTION private.booking_minutes();

CREATE TRIGGER bookings_touch BEFORE UPDATE ON public.bookings FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES public.order_items(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.bookings ENABLE ROW LEVEL SECURITY;

CREATE POLICY bookings_read ON public.bookings FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR (creator_id = ( SELECT private.my_creator_id() AS my_creator_id)) OR ( SELECT private.works_as(VARIADIC ARRAY['sales'::text, 'support'::text]) AS works_as)));

GRANT ALL ON TABLE public.bookings TO service_role;
GRANT SELECT ON TABLE public.bookings TO authenticated;
