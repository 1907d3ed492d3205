-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.view_salts (
    day date NOT NULL,
    salt uuid DEFAULT gen_random_uuid() NOT NULL
);

ALTER TABLE ONLY private.view_salts
    ADD CONSTRAINT view_salts_pkey PRIMARY KEY (day);

ALTER TABLE private.view_salts ENABLE ROW LEVEL SECURITY;
