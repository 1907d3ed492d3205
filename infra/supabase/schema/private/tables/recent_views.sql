-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.recent_views (
    day date NOT NULL,
    formation_id uuid NOT NULL,
    viewer text NOT NULL,
    views integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY private.recent_views
    ADD CONSTRAINT recent_views_pkey PRIMARY KEY (day, formation_id, viewer);

CREATE INDEX recent_views_formation ON private.recent_views USING btree (formation_id);

ALTER TABLE ONLY private.recent_views
    ADD CONSTRAINT recent_views_day_fkey FOREIGN KEY (day) REFERENCES private.view_salts(day) ON DELETE CASCADE;

ALTER TABLE ONLY private.recent_views
    ADD CONSTRAINT recent_views_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE private.recent_views ENABLE ROW LEVEL SECURITY;
