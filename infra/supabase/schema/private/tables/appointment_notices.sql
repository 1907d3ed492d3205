-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.appointment_notices (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    appointment_id uuid NOT NULL,
    host_id uuid,
    at timestamp with time zone DEFAULT now() NOT NULL,
    number bigint NOT NULL
);

ALTER TABLE private.appointment_notices ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME private.appointment_notices_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY private.appointment_notices
    ADD CONSTRAINT appointment_notices_pkey PRIMARY KEY (id);

CREATE INDEX appointment_notices_host ON private.appointment_notices USING btree (host_id);

CREATE INDEX appointment_notices_of ON private.appointment_notices USING btree (appointment_id);

ALTER TABLE ONLY private.appointment_notices
    ADD CONSTRAINT appointment_notices_appointment_id_fkey FOREIGN KEY (appointment_id) REFERENCES private.appointments(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.appointment_notices
    ADD CONSTRAINT appointment_notices_host_id_fkey FOREIGN KEY (host_id) REFERENCES private.hosts(user_id) ON DELETE CASCADE;

ALTER TABLE private.appointment_notices ENABLE ROW LEVEL SECURITY;
