-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.security_events (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    kind text NOT NULL,
    request_id uuid,
    user_id uuid,
    subject_id uuid,
    client text,
    what text NOT NULL,
    status integer,
    CONSTRAINT security_events_client_check CHECK ((length(client) <= 64)),
    CONSTRAINT security_events_kind_check CHECK ((kind = ANY (ARRAY['sign_in'::text, 'refusal'::text, 'role_change'::text, 'export'::text, 'payment'::text]))),
    CONSTRAINT security_events_what_check CHECK ((length(what) <= 120))
);

ALTER TABLE private.security_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME private.security_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE ONLY private.security_events
    ADD CONSTRAINT security_events_pkey PRIMARY KEY (id);

CREATE INDEX security_events_at ON private.security_events USING btree (at);

CREATE INDEX security_events_subject ON private.security_events USING btree (subject_id) WHERE (subject_id IS NOT NULL);

CREATE INDEX security_events_user ON private.security_events USING btree (user_id);

ALTER TABLE private.security_events ENABLE ROW LEVEL SECURITY;

CREATE POLICY security_events_staff ON private.security_events FOR SELECT TO authenticated USING (( SELECT private.is_admin() AS is_admin));

GRANT SELECT ON TABLE private.security_events TO authenticated;
