-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.addresses (
    user_id uuid NOT NULL,
    email text NOT NULL
);

ALTER TABLE ONLY private.addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (user_id);

CREATE INDEX addresses_named ON private.addresses USING gin (email extensions.gin_trgm_ops);

ALTER TABLE ONLY private.addresses
    ADD CONSTRAINT addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE private.addresses ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.addresses TO service_role;
