-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.absences (
    id uuid NOT NULL,
    host_id uuid,
    during tstzrange NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    CONSTRAINT absences_during_check CHECK (((NOT isempty(during)) AND (NOT lower_inf(during)) AND (NOT upper_inf(during)))),
    CONSTRAINT absences_reason_check CHECK ((length(reason) <= 200))
);

ALTER TABLE ONLY private.absences
    ADD CONSTRAINT absences_pkey PRIMARY KEY (id);

CREATE INDEX absences_host ON private.absences USING btree (host_id);

ALTER TABLE ONLY private.absences
    ADD CONSTRAINT absences_host_id_fkey FOREIGN KEY (host_id) REFERENCES private.hosts(user_id) ON DELETE CASCADE;

ALTER TABLE private.absences ENABLE ROW LEVEL SECURITY;
