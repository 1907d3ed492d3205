-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.mail_refusals (
    address_digest bytea NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY private.mail_refusals
    ADD CONSTRAINT mail_refusals_pkey PRIMARY KEY (address_digest);

ALTER TABLE private.mail_refusals ENABLE ROW LEVEL SECURITY;
