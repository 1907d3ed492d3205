-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.former_categories (
    id text NOT NULL,
    slug text NOT NULL,
    category_id text NOT NULL
);

ALTER TABLE ONLY private.former_categories
    ADD CONSTRAINT former_categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.former_categories
    ADD CONSTRAINT former_categories_slug_key UNIQUE (slug);

CREATE INDEX former_categories_category ON private.former_categories USING btree (category_id);

ALTER TABLE ONLY private.former_categories
    ADD CONSTRAINT former_categories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE CASCADE;

ALTER TABLE private.former_categories ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.former_categories TO service_role;
