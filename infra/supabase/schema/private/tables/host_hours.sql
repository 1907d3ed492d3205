-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.host_hours (
    host_id uuid NOT NULL,
    weekday integer NOT NULL,
    starts_at time without time zone NOT NULL,
    ends_at time without time zone NOT NULL,
    CONSTRAINT host_hours_check CHECK ((ends_at > starts_at)),
    CONSTRAINT host_hours_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7)))
);

ALTER TABLE ONLY private.host_hours
    ADD CONSTRAINT apart EXCLUDE USING gist (host_id WITH =, weekday WITH =, numrange(EXTRACT(epoch FROM starts_at), EXTRACT(epoch FROM ends_at)) WITH &&);

ALTER TABLE ONLY private.host_hours
    ADD CONSTRAINT host_hours_pkey PRIMARY KEY (host_id, weekday, starts_at);

ALTER TABLE ONLY private.host_hours
    ADD CONSTRAINT host_hours_host_id_fkey FOREIGN KEY (host_id) REFERENCES private.hosts(user_id) ON DELETE CASCADE;

ALTER TABLE private.host_hours ENABLE ROW LEVEL SECURITY;
