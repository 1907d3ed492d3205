-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.jobs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    subject_id uuid,
    unique_key text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    run_at timestamp with time zone DEFAULT now() NOT NULL,
    give_up_at timestamp with time zone DEFAULT (now() + '1 day'::interval) NOT NULL,
    lease uuid,
    leased_until timestamp with time zone,
    handed_at timestamp with time zone,
    last_error text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    finished_at timestamp with time zone,
    is_bulk boolean DEFAULT false NOT NULL,
    CONSTRAINT jobs_check CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
    CONSTRAINT jobs_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 60))),
    CONSTRAINT jobs_last_error_check CHECK ((length(last_error) <= 500)),
    CONSTRAINT jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
    CONSTRAINT jobs_unique_key_check CHECK (((length(unique_key) >= 1) AND (length(unique_key) <= 200)))
);

ALTER TABLE ONLY private.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.jobs
    ADD CONSTRAINT jobs_unique_key_key UNIQUE (unique_key);

CREATE INDEX jobs_about ON private.jobs USING btree (private.first_id_in(unique_key));

CREATE INDEX jobs_due ON private.jobs USING btree (is_bulk, run_at, id) WHERE (state = 'waiting'::text);

CREATE INDEX jobs_failed ON private.jobs USING btree (subject_id) WHERE (state = 'failed'::text);

CREATE INDEX jobs_finished ON private.jobs USING btree (finished_at) WHERE (state <> 'waiting'::text);

CREATE INDEX jobs_subject ON private.jobs USING btree (subject_id);

CREATE INDEX jobs_with_error ON private.jobs USING btree (id) WHERE (last_error IS NOT NULL);

CREATE TRIGGER jobs_letter_settled AFTER UPDATE OF state ON private.jobs FOR EACH ROW WHEN (((new.kind = 'letter'::text) AND (new.state <> 'waiting'::text))) EXECUTE FUNCTION private.note_send();

ALTER TABLE private.jobs ENABLE ROW LEVEL SECURITY;
