-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.appointments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    token uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    host_id uuid,
    starts_at timestamp with time zone NOT NULL,
    ends_at timestamp with time zone NOT NULL,
    taken tstzrange NOT NULL,
    held_until timestamp with time zone,
    holder text,
    lead_id uuid,
    booking_id uuid,
    sequence integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT appointments_check CHECK ((ends_at > starts_at)),
    CONSTRAINT appointments_check1 CHECK (((lower(taken) = starts_at) AND (upper(taken) >= ends_at))),
    CONSTRAINT appointments_check2 CHECK (((state = ANY (ARRAY['held'::text, 'lapsed'::text, 'cancelled'::text])) OR (lead_id IS NOT NULL) OR (booking_id IS NOT NULL))),
    CONSTRAINT appointments_check3 CHECK (((state <> 'booked'::text) OR (host_id IS NOT NULL))),
    CONSTRAINT appointments_holder_check CHECK ((length(holder) <= 64)),
    CONSTRAINT appointments_state_check CHECK ((state = ANY (ARRAY['held'::text, 'lapsed'::text, 'booked'::text, 'displaced'::text, 'cancelled'::text, 'done'::text, 'missed'::text])))
);

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_booking_id_key UNIQUE (booking_id);

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_token_key UNIQUE (token);

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT one_at_a_time EXCLUDE USING gist (host_id WITH =, taken WITH &&) WHERE ((state = ANY (ARRAY['held'::text, 'booked'::text])));

CREATE INDEX appointments_end ON private.appointments USING btree (ends_at);

CREATE INDEX appointments_host ON private.appointments USING btree (host_id, starts_at);

CREATE INDEX appointments_lead ON private.appointments USING btree (lead_id);

CREATE INDEX appointments_start ON private.appointments USING btree (starts_at);

CREATE TRIGGER appointments_left BEFORE UPDATE OF lead_id, booking_id ON private.appointments FOR EACH ROW WHEN ((((old.lead_id IS NOT NULL) OR (old.booking_id IS NOT NULL)) AND (new.lead_id IS NULL) AND (new.booking_id IS NULL))) EXECUTE FUNCTION private.visitor_is_gone();

CREATE TRIGGER appointments_meet AFTER UPDATE OF state, host_id, lead_id ON private.appointments FOR EACH ROW WHEN (((new.state = 'booked'::text) AND (new.lead_id IS NOT NULL) AND (((old.state IS DISTINCT FROM new.state) OR (old.host_id IS DISTINCT FROM new.host_id)) OR (old.lead_id IS DISTINCT FROM new.lead_id)))) EXECUTE FUNCTION private.meet_asker();

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE SET NULL;

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_host_id_fkey FOREIGN KEY (host_id) REFERENCES private.hosts(user_id) ON DELETE SET NULL;

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_kind_fkey FOREIGN KEY (kind) REFERENCES private.appointment_kinds(id);

ALTER TABLE ONLY private.appointments
    ADD CONSTRAINT appointments_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE SET NULL;

ALTER TABLE private.appointments ENABLE ROW LEVEL SECURITY;
