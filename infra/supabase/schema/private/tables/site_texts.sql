-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.site_texts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    path text NOT NULL,
    kind text NOT NULL,
    draft jsonb,
    revision integer DEFAULT 1 NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    scheduled jsonb,
    publish_at timestamp with time zone,
    scheduled_by uuid,
    preview_key uuid,
    preview_until timestamp with time zone,
    changed_by uuid,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT site_texts_draft_check CHECK ((length((draft)::text) <= 200000)),
    CONSTRAINT site_texts_kind_check CHECK ((kind ~ '^[a-z_]{2,40}$'::text)),
    CONSTRAINT site_texts_path_check CHECK ((path ~ '^/[a-z0-9/-]{0,200}$'::text))
);

ALTER TABLE ONLY private.site_texts
    ADD CONSTRAINT site_texts_path_key UNIQUE (path);

ALTER TABLE ONLY private.site_texts
    ADD CONSTRAINT site_texts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY private.site_texts
    ADD CONSTRAINT site_texts_preview_key_key UNIQUE (preview_key);

CREATE INDEX site_texts_changed_by ON private.site_texts USING btree (changed_by);

CREATE INDEX site_texts_scheduled_by ON private.site_texts USING btree (scheduled_by);

ALTER TABLE ONLY private.site_texts
    ADD CONSTRAINT site_texts_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY private.site_texts
    ADD CONSTRAINT site_texts_scheduled_by_fkey FOREIGN KEY (scheduled_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE private.site_texts ENABLE ROW LEVEL SECURITY;
