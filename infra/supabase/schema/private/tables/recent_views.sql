-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.recent_views (
    day date NOT NULL,
    formation_id uuid NOT NULL,
    viewer text NOT NULL,
    views integer DEFAULT 1 NOT NULL
);

ALTER TABLE ONLY private.recent_views
    ADD CONSTRAINT recent_views_pkey PRIMARY KEY (day, formation_id, viewer);

ALTER TABLE private.recent_views ENABLE ROW LEVEL SECURITY;
