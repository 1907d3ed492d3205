-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.featured_courses (
    formation_id uuid NOT NULL,
    place integer NOT NULL,
    starts_on date NOT NULL,
    ends_on date,
    CONSTRAINT featured_courses_check CHECK ((ends_on >= starts_on))
);

ALTER TABLE ONLY private.featured_courses
    ADD CONSTRAINT featured_courses_pkey PRIMARY KEY (formation_id);

ALTER TABLE ONLY private.featured_courses
    ADD CONSTRAINT featured_courses_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id) ON DELETE CASCADE;

ALTER TABLE private.featured_courses ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE private.featured_courses TO service_role;
