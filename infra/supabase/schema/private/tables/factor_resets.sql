-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.factor_resets (
    user_id uuid NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY private.factor_resets
    ADD CONSTRAINT factor_resets_pkey PRIMARY KEY (user_id);

CREATE INDEX factor_resets_asked_by ON private.factor_resets USING btree (asked_by);

ALTER TABLE ONLY private.factor_resets
    ADD CONSTRAINT factor_resets_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.factor_resets
    ADD CONSTRAINT factor_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE private.factor_resets ENABLE ROW LEVEL SECURITY;
