-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.letters (
    id uuid NOT NULL,
    sequence text,
    subject text DEFAULT ''::text NOT NULL,
    preheader text DEFAULT ''::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    audience jsonb DEFAULT '{}'::jsonb NOT NULL,
    state text DEFAULT 'draft'::text NOT NULL,
    send_at timestamp with time zone,
    on_since timestamp with time zone,
    delay_hours integer,
    revision integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT letters_audience_check CHECK (((jsonb_typeof(audience) = 'object'::text) AND (pg_column_size(audience) <= 16384) AND (jsonb_typeof(COALESCE((audience -> 'interests'::text), '[]'::jsonb)) = 'array'::text) AND (jsonb_typeof(COALESCE((audience -> 'products'::text), '[]'::jsonb)) = 'array'::text))),
    CONSTRAINT letters_body_check CHECK ((length(body) <= 40000)),
    CONSTRAINT letters_check CHECK (((sequence IS NULL) = (delay_hours IS NULL))),
    CONSTRAINT letters_check1 CHECK (((sequence IS NULL) OR (state = 'draft'::text))),
    CONSTRAINT letters_check2 CHECK (((state = 'draft'::text) = (send_at IS NULL))),
    CONSTRAINT letters_delay_hours_check CHECK (((delay_hours >= 1) AND (delay_hours <= 720))),
    CONSTRAINT letters_preheader_check CHECK ((length(preheader) <= 200)),
    CONSTRAINT letters_sequence_check CHECK ((sequence = ANY (ARRAY['welcome'::text, 'abandoned_checkout'::text, 'course_not_begun'::text]))),
    CONSTRAINT letters_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'scheduled'::text, 'sending'::text, 'stopped'::text]))),
    CONSTRAINT letters_subject_check CHECK ((length(subject) <= 150))
);

ALTER TABLE ONLY private.letters
    ADD CONSTRAINT letters_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.letters
    ADD CONSTRAINT letters_sequence_key UNIQUE (sequence);

ALTER TABLE private.letters ENABLE ROW LEVEL SECURITY;
