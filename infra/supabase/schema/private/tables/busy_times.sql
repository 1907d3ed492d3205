-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.busy_times (
    host_id uuid NOT NULL,
    during tstzrange NOT NULL,
    CONSTRAINT busy_times_during_check CHECK ((NOT isempty(during)))
);

CREATE INDEX busy_times_host ON private.busy_times USING gist (host_id, during);

ALTER TABLE ONLY private.busy_times
    ADD CONSTRAINT busy_times_host_id_fkey FOREIGN KEY (host_id) REFERENCES private.hosts(user_id) ON DELETE CASCADE;

ALTER TABLE private.busy_times ENABLE ROW LEVEL SECURITY;
