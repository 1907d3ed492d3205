-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.changed_lessons (
    formation_id uuid NOT NULL,
    after_user uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid NOT NULL
);

ALTER TABLE private.changed_lessons ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.changed_lessons TO service_role;
