-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.changed_creators (
    creator_id uuid NOT NULL,
    views bigint DEFAULT 0 NOT NULL,
    CONSTRAINT changed_creators_views_check CHECK ((views >= 0))
);

ALTER TABLE private.changed_creators ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.changed_creators TO service_role;
