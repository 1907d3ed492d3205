-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.changed_courses (
    formation_id uuid NOT NULL,
    views integer DEFAULT 0 NOT NULL,
    CONSTRAINT changed_courses_views_check CHECK ((views >= 0))
);

ALTER TABLE private.changed_courses ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.changed_courses TO service_role;
