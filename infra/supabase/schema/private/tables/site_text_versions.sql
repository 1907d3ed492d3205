-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.site_text_versions (
    text_id uuid NOT NULL,
    number integer NOT NULL,
    content jsonb,
    published_at timestamp with time zone DEFAULT now() NOT NULL,
    published_by uuid
);

ALTER TABLE ONLY private.site_text_versions
    ADD CONSTRAINT site_text_versions_pkey PRIMARY KEY (text_id, number);

CREATE INDEX site_text_versions_published_by ON private.site_text_versions USING btree (published_by);

ALTER TABLE ONLY private.site_text_versions
    ADD CONSTRAINT site_text_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY private.site_text_versions
    ADD CONSTRAINT site_text_versions_text_id_fkey FOREIGN KEY (text_id) REFERENCES private.site_texts(id) ON DELETE CASCADE;

ALTER TABLE private.site_text_versions ENABLE ROW LEVEL SECURITY;
