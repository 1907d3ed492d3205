-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.recovery_codes (
    user_id uuid NOT NULL,
    hash text NOT NULL
);

ALTER TABLE ONLY private.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash);

ALTER TABLE ONLY private.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE private.recovery_codes ENABLE ROW LEVEL SECURITY;
