-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.formations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    slug text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    long_description text DEFAULT ''::text NOT NULL,
    thumbnail_url text,
    video_preview_url text,
    creator_id uuid NOT NULL,
    category_id text DEFAULT '1'::text NOT NULL,
    level text DEFAULT 'debutant'::text NOT NULL,
    estimated_duration_minutes integer DEFAULT 60 NOT NULL,
    total_modules integer DEFAULT 0 NOT NULL,
    view_count bigint DEFAULT 0 NOT NULL,
    like_count bigint DEFAULT 0 NOT NULL,
    average_rating numeric(3,2) DEFAULT 0 NOT NULL,
    total_reviews integer DEFAULT 0 NOT NULL,
    completion_rate numeric(5,2) DEFAULT 0 NOT NULL,
    is_featured boolean DEFAULT false NOT NULL,
    is_published boolean DEFAULT false NOT NULL,
    tags text[] DEFAULT '{}'::text[] NOT NULL,
    metadata jsonb DEFAULT '{}'::jsonb NOT NULL,
    difficulty_score integer DEFAULT 1 NOT NULL,
    prerequisites text[] DEFAULT '{}'::text[] NOT NULL,
    learning_objectives text[] DEFAULT '{}'::text[] NOT NULL,
    target_audience text[] DEFAULT '{}'::text[] NOT NULL,
    skills_gained text[] DEFAULT '{}'::text[] NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    last_updated timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    search_text text DEFAULT ''::text NOT NULL,
    published_at timestamp with time zone,
    is_premium boolean DEFAULT false NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT formations_average_rating_check CHECK (((average_rating >= (0)::numeric) AND (average_rating <= (5)::numeric))),
    CONSTRAINT formations_completion_rate_check CHECK (((completion_rate >= (0)::numeric) AND (completion_rate <= (100)::numeric))),
    CONSTRAINT formations_description_check CHECK ((length(description) <= 600)),
    CONSTRAINT formations_difficulty_score_check CHECK (((difficulty_score >= 1) AND (difficulty_score <= 5))),
    CONSTRAINT formations_estimated_duration_minutes_check CHECK (((estimated_duration_minutes >= 1) AND (estimated_duration_minutes <= 60000))),
    CONSTRAINT formations_level_check CHECK ((level = ANY (ARRAY['debutant'::text, 'intermediaire'::text, 'avance'::text]))),
    CONSTRAINT formations_like_count_check CHECK ((like_count >= 0)),
    CONSTRAINT formations_metadata_check CHECK ((jsonb_typeof(metadata) = 'object'::text)),
    CONSTRAINT formations_revision_check CHECK ((revision >= 0)),
    CONSTRAINT formations_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text)),
    CONSTRAINT formations_thumbnail_url_check CHECK (private.is_safe_url(thumbnail_url)),
    CONSTRAINT formations_title_check CHECK (((length(TRIM(BOTH FROM title)) >= 1) AND (length(TRIM(BOTH FROM title)) <= 160))),
    CONSTRAINT formations_video_preview_url_check CHECK (private.is_safe_url(video_preview_url)),
    CONSTRAINT formations_view_count_check CHECK ((view_count >= 0))
);

ALTER TABLE public.formations
    ADD CONSTRAINT formations_lists_check CHECK (((pg_column_size(tags) <= 8192) AND (pg_column_size(prerequisites) <= 8192) AND (pg_column_size(learning_objectives) <= 8192) AND (pg_column_size(target_audience) <= 8192) AND (pg_column_size(skills_gained) <= 8192))) NOT VALID;

ALTER TABLE public.formations
    ADD CONSTRAINT formations_long_description_check CHECK ((length(long_description) <= 20000)) NOT VALID;

ALTER TABLE public.formations
    ADD CONSTRAINT formations_metadata_size CHECK ((pg_column_size(metadata) <= 16384)) NOT VALID;

ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_slug_key UNIQUE (slug);

CREATE INDEX formations_by_category ON public.formations USING btree (category_id, view_count DESC, id) WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_catalogue ON public.formations USING btree (view_count DESC, id) INCLUDE (category_id, level, is_premium, average_rating, estimated_duration_minutes, is_featured) WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_category ON public.formations USING btree (category_id);

CREATE INDEX formations_creator ON public.formations USING btree (creator_id, created_at DESC);

CREATE INDEX formations_featured ON public.formations USING btree (view_count DESC, id) WHERE (is_featured AND is_published AND (deleted_at IS NULL));

CREATE INDEX formations_filters ON public.formations USING btree (level, is_premium, view_count DESC, id) WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_kept ON public.formations USING btree (category_id) WHERE (deleted_at IS NULL);

CREATE INDEX formations_rated ON public.formations USING btree (average_rating DESC, total_reviews DESC, id) WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_recent ON public.formations USING btree (created_at DESC, id) WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_search ON public.formations USING gin (search_text extensions.gin_trgm_ops) WITH (gin_pending_list_limit='256');

CREATE INDEX formations_short ON public.formations USING btree (estimated_duration_minutes, id) WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_shown_first ON public.formations USING btree (id) WHERE is_featured;

CREATE INDEX formations_stems ON public.formations USING gin (to_tsvector('french'::regconfig, search_text)) WITH (gin_pending_list_limit='256') WHERE (is_published AND (deleted_at IS NULL));

CREATE INDEX formations_words ON public.formations USING gin (to_tsvector('simple'::regconfig, search_text)) WITH (gin_pending_list_limit='256') WHERE (is_published AND (deleted_at IS NULL));

CREATE TRIGGER formations_category_kept BEFORE INSERT OR UPDATE OF category_id ON public.formations FOR EACH ROW EXECUTE FUNCTION private.keep_category();

CREATE TRIGGER formations_counted AFTER INSERT OR DELETE OR UPDATE OF creator_id, is_published, deleted_at ON public.formations FOR EACH ROW EXECUTE FUNCTION private.count_formations();

CREATE TRIGGER formations_moderated BEFORE UPDATE OF is_published ON public.formations FOR EACH ROW WHEN ((new.is_published AND (NOT old.is_published))) EXECUTE FUNCTION private.refuse_moderated();

CREATE TRIGGER formations_product_named AFTER UPDATE OF title, description ON public.formations FOR EACH ROW WHEN (((old.title IS DISTINCT FROM new.title) OR (old.description IS DISTINCT FROM new.description))) EXECUTE FUNCTION private.name_product();

CREATE TRIGGER formations_quota AFTER INSERT ON public.formations FOR EACH ROW EXECUTE FUNCTION private.keep_quota('creator_id', '200');

CREATE TRIGGER formations_revision BEFORE UPDATE OF title, slug, description, long_description, thumbnail_url, video_preview_url, category_id, level, estimated_duration_minutes, tags, metadata, difficulty_score, prerequisites, learning_objectives, target_audience, skills_gained, revision ON public.formations FOR EACH ROW EXECUTE FUNCTION private.keep_revision('title', 'slug', 'description', 'long_description', 'thumbnail_url', 'video_preview_url', 'category_id', 'level', 'estimated_duration_minutes', 'tags', 'metadata', 'difficulty_score', 'prerequisites', 'learning_objectives', 'target_audience', 'skills_gained');

CREATE TRIGGER formations_search BEFORE INSERT OR UPDATE OF title, description, long_description, creator_id, category_id ON public.formations FOR EACH ROW EXECUTE FUNCTION private.refresh_search_text();

CREATE TRIGGER formations_slug BEFORE INSERT OR UPDATE OF title, slug, is_published ON public.formations FOR EACH ROW EXECUTE FUNCTION private.keep_slug();

CREATE TRIGGER formations_touch BEFORE UPDATE ON public.formations FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.categories(id);

ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES public.creators(id);

ALTER TABLE public.formations ENABLE ROW LEVEL SECURITY;

CREATE POLICY formations_insert ON public.formations FOR INSERT TO authenticated WITH CHECK ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id)));

CREATE POLICY formations_read ON public.formations FOR SELECT TO authenticated USING (((is_published AND (deleted_at IS NULL)) OR (creator_id = ( SELECT private.my_creator_id() AS my_creator_id)) OR (id IN ( SELECT private.my_formation_ids() AS my_formation_ids)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text]) AS works_as)));

CREATE POLICY formations_read_public ON public.formations FOR SELECT TO anon USING ((is_published AND (deleted_at IS NULL)));

CREATE POLICY formations_update ON public.formations FOR UPDATE TO authenticated USING ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id))) WITH CHECK ((creator_id = ( SELECT private.my_creator_id() AS my_creator_id)));

GRANT ALL ON TABLE public.formations TO service_role;
GRANT SELECT ON TABLE public.formations TO anon;
GRANT SELECT ON TABLE public.formations TO authenticated;
GRANT INSERT(id) ON TABLE public.formations TO authenticated;
GRANT INSERT(title),UPDATE(title) ON TABLE public.formations TO authenticated;
GRANT INSERT(slug),UPDATE(slug) ON TABLE public.formations TO authenticated;
GRANT INSERT(description),UPDATE(description) ON TABLE public.formations TO authenticated;
GRANT INSERT(long_description),UPDATE(long_description) ON TABLE public.formations TO authenticated;
GRANT INSERT(thumbnail_url),UPDATE(thumbnail_url) ON TABLE public.formations TO authenticated;
GRANT INSERT(video_preview_url),UPDATE(video_preview_url) ON TABLE public.formations TO authenticated;
GRANT INSERT(creator_id) ON TABLE public.formations TO authenticated;
GRANT INSERT(category_id),UPDATE(category_id) ON TABLE public.formations TO authenticated;
GRANT INSERT(level),UPDATE(level) ON TABLE public.formations TO authenticated;
GRANT INSERT(estimated_duration_minutes),UPDATE(estimated_duration_minutes) ON TABLE public.formations TO authenticated;
GRANT INSERT(tags),UPDATE(tags) ON TABLE public.formations TO authenticated;
GRANT INSERT(metadata),UPDATE(metadata) ON TABLE public.formations TO authenticated;
GRANT INSERT(difficulty_score),UPDATE(difficulty_score) ON TABLE public.formations TO authenticated;
GRANT INSERT(prerequisites),UPDATE(prerequisites) ON TABLE public.formations TO authenticated;
GRANT INSERT(learning_objectives),UPDATE(learning_objectives) ON TABLE public.formations TO authenticated;
GRANT INSERT(target_audience),UPDATE(target_audience) ON TABLE public.formations TO authenticated;
GRANT INSERT(skills_gained),UPDATE(skills_gained) ON TABLE public.formations TO authenticated;
GRANT UPDATE(revision) ON TABLE public.formations TO authenticated;
