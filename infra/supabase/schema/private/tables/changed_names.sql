-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.changed_names (
    formation_id uuid NOT NULL
);

ALTER TABLE private.changed_names ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.changed_names TO service_role;
