-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.staff_acts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    actor_id uuid,
    area text NOT NULL,
    subject_id uuid,
    kind text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    CONSTRAINT staff_acts_area_check CHECK ((area ~ '^[a-z_]{2,40}$'::text)),
    CONSTRAINT staff_acts_detail_check CHECK (((jsonb_typeof(detail) = 'object'::text) AND (pg_column_size(detail) <= 8192))),
    CONSTRAINT staff_acts_kind_check CHECK ((kind ~ '^[a-z_]{2,40}$'::text))
);

ALTER TABLE ONLY private.staff_acts
    ADD CONSTRAINT staff_acts_pkey PRIMARY KEY (id);

CREATE INDEX staff_acts_actor ON private.staff_acts USING btree (actor_id);

CREATE INDEX staff_acts_at ON private.staff_acts USING btree (at DESC, id DESC);

CREATE INDEX staff_acts_measure ON private.staff_acts USING btree (((detail ->> 'measure'::text))) WHERE ((detail ->> 'measure'::text) IS NOT NULL);

CREATE INDEX staff_acts_subject ON private.staff_acts USING btree (area, subject_id, at);

CREATE INDEX staff_acts_told ON private.staff_acts USING btree (subject_id) WHERE (detail <> '{}'::jsonb);

ALTER TABLE ONLY private.staff_acts
    ADD CONSTRAINT staff_acts_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.profiles(user_id) ON DELETE SET NULL;

ALTER TABLE private.staff_acts ENABLE ROW LEVEL SECURITY;
