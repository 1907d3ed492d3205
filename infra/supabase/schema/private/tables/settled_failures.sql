-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.settled_failures (
    kind text NOT NULL,
    id text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT settled_failures_id_check CHECK ((length(id) <= 200)),
    CONSTRAINT settled_failures_kind_check CHECK ((kind = ANY (ARRAY['refund_failed'::text, 'refund_late'::text, 'payment'::text, 'mail'::text, 'task'::text])))
);

ALTER TABLE ONLY private.settled_failures
    ADD CONSTRAINT settled_failures_pkey PRIMARY KEY (kind, id);

ALTER TABLE private.settled_failures ENABLE ROW LEVEL SECURITY;
