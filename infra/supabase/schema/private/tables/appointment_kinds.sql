-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.appointment_kinds (
    id text NOT NULL,
    minutes integer,
    buffer_minutes integer DEFAULT 15 NOT NULL,
    notice_hours integer DEFAULT 4 NOT NULL,
    CONSTRAINT appointment_kinds_buffer_minutes_check CHECK (((buffer_minutes >= 0) AND (buffer_minutes <= 240))),
    CONSTRAINT appointment_kinds_check CHECK (((id = 'paid'::text) = (minutes IS NULL))),
    CONSTRAINT appointment_kinds_id_check CHECK ((id = ANY (ARRAY['consultation'::text, 'audit'::text, 'meeting'::text, 'vip'::text, 'quote'::text, 'paid'::text]))),
    CONSTRAINT appointment_kinds_minutes_check CHECK (((minutes >= 5) AND (minutes <= 480))),
    CONSTRAINT appointment_kinds_notice_hours_check CHECK (((notice_hours >= 0) AND (notice_hours <= 336)))
);

ALTER TABLE ONLY private.appointment_kinds
    ADD CONSTRAINT appointment_kinds_pkey PRIMARY KEY (id);

ALTER TABLE private.appointment_kinds ENABLE ROW LEVEL SECURITY;
