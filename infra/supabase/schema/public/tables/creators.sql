-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.creators (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    name text NOT NULL,
    slug text NOT NULL,
    bio text,
    bio_long text,
    avatar_url text,
    website_url text,
    linkedin_url text,
    total_formations integer DEFAULT 0 NOT NULL,
    total_views bigint DEFAULT 0 NOT NULL,
    is_verified boolean DEFAULT false NOT NULL,
    total_revenue bigint DEFAULT 0 NOT NULL,
    monthly_revenue bigint DEFAULT 0 NOT NULL,
    show_revenue boolean DEFAULT false NOT NULL,
    total_students integer DEFAULT 0 NOT NULL,
    avg_rating numeric(3,2) DEFAULT 0 NOT NULL,
    certification_level text,
    specialties text[] DEFAULT '{}'::text[] NOT NULL,
    hourly_rate integer,
    consulting_available boolean DEFAULT false NOT NULL,
    location text,
    years_experience integer,
    linkedin_followers integer,
    company text,
    languages text[] DEFAULT '{fr}'::text[] NOT NULL,
    response_time text,
    satisfaction_rate numeric(5,2),
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    page_agreed_at timestamp with time zone,
    page_shown jsonb,
    active_services integer DEFAULT 0 NOT NULL,
    is_public boolean GENERATED ALWAYS AS (((page_agreed_at IS NOT NULL) AND ((total_formations + active_services) > 0))) STORED,
    avatar_alt text,
    CONSTRAINT agreement_names_what CHECK (((page_agreed_at IS NULL) = (page_shown IS NULL))),
    CONSTRAINT consulting_has_rate CHECK (((NOT consulting_available) OR (hourly_rate IS NOT NULL))),
    CONSTRAINT creators_avatar_alt_check CHECK (((length(TRIM(BOTH FROM avatar_alt)) >= 1) AND (length(TRIM(BOTH FROM avatar_alt)) <= 200))),
    CONSTRAINT creators_avatar_url_check CHECK (private.is_safe_url(avatar_url)),
    CONSTRAINT creators_avg_rating_check CHECK (((avg_rating >= (0)::numeric) AND (avg_rating <= (5)::numeric))),
    CONSTRAINT creators_hourly_rate_check CHECK ((hourly_rate > 0)),
    CONSTRAINT creators_linkedin_followers_check CHECK ((linkedin_followers >= 0)),
    CONSTRAINT creators_linkedin_url_check CHECK (private.is_safe_url(linkedin_url)),
    CONSTRAINT creators_monthly_revenue_check CHECK ((monthly_revenue >= 0)),
    CONSTRAINT creators_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 80))),
    CONSTRAINT creators_satisfaction_rate_check CHECK (((satisfaction_rate >= (0)::numeric) AND (satisfaction_rate <= (100)::numeric))),
    CONSTRAINT creators_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text)),
    CONSTRAINT creators_total_revenue_check CHECK ((total_revenue >= 0)),
    CONSTRAINT creators_website_url_check CHECK (private.is_safe_url(website_url)),
    CONSTRAINT creators_years_experience_check CHECK (((years_experience >= 0) AND (years_experience <= 80)))
);

ALTER TABLE ONLY public.creators
    ADD CONSTRAINT creators_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.creators
    ADD CONSTRAINT creators_slug_key UNIQUE (slug);

ALTER TABLE public.creators
    ADD CONSTRAINT creators_texts_check CHECK (((length(bio) <= 2000) AND (length(bio_long) <= 20000) AND (length(location) <= 200) AND (length(company) <= 200) AND (length(response_time) <= 200) AND (pg_column_size(specialties) <= 8192) AND (pg_column_size(languages) <= 1024))) NOT VALID;

ALTER TABLE ONLY public.creators
    ADD CONSTRAINT creators_user_id_key UNIQUE (user_id);

CREATE INDEX creators_by_rating ON public.creators USING btree (avg_rating DESC, name) WHERE is_public;

CREATE INDEX creators_by_revenue ON public.creators USING btree (total_revenue DESC, avg_rating DESC, name) WHERE (is_public AND show_revenue);

CREATE INDEX creators_with_courses ON public.creators USING btree (total_formations) WHERE (total_formations > 0);

CREATE TRIGGER creators_left BEFORE UPDATE OF user_id ON public.creators FOR EACH ROW WHEN ((new.user_id IS NULL)) EXECUTE FUNCTION private.end_agreement();

CREATE TRIGGER creators_moderated BEFORE UPDATE OF page_agreed_at ON public.creators FOR EACH ROW WHEN (((new.page_agreed_at IS NOT NULL) AND (old.page_agreed_at IS NULL))) EXECUTE FUNCTION private.refuse_moderated();

CREATE TRIGGER creators_photo_moderated BEFORE UPDATE OF avatar_url ON public.creators FOR EACH ROW WHEN (((new.avatar_url IS NOT NULL) AND (new.avatar_url IS DISTINCT FROM old.avatar_url))) EXECUTE FUNCTION private.refuse_moderated('photo');

CREATE TRIGGER creators_renamed AFTER UPDATE ON public.creators FOR EACH ROW WHEN (((old.name IS DISTINCT FROM new.name) OR (old.is_public IS DISTINCT FROM new.is_public))) EXECUTE FUNCTION private.search_text_after_rename();

CREATE TRIGGER creators_touch BEFORE UPDATE ON public.creators FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

ALTER TABLE ONLY public.creators
    ADD CONSTRAINT creators_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE public.creators ENABLE ROW LEVEL SECURITY;

CREATE POLICY creators_read ON public.creators FOR SELECT TO authenticated USING ((is_public OR (id = ( SELECT private.my_creator_id() AS my_creator_id)) OR ( SELECT private.works_as(VARIADIC ARRAY['content'::text, 'support'::text]) AS works_as)));

CREATE POLICY creators_read_public ON public.creators FOR SELECT TO anon USING (is_public);

CREATE POLICY creators_update ON public.creators FOR UPDATE TO authenticated USING ((id = ( SELECT private.my_creator_id() AS my_creator_id))) WITH CHECK ((id = ( SELECT private.my_creator_id() AS my_creator_id)));

GRANT ALL ON TABLE public.creators TO service_role;
GRANT SELECT(id) ON TABLE public.creators TO anon;
GRANT SELECT(id) ON TABLE public.creators TO authenticated;
GRANT SELECT(name) ON TABLE public.creators TO anon;
GRANT SELECT(name),UPDATE(name) ON TABLE public.creators TO authenticated;
GRANT SELECT(slug) ON TABLE public.creators TO anon;
GRANT SELECT(slug) ON TABLE public.creators TO authenticated;
GRANT SELECT(bio) ON TABLE public.creators TO anon;
GRANT SELECT(bio),UPDATE(bio) ON TABLE public.creators TO authenticated;
GRANT SELECT(bio_long) ON TABLE public.creators TO anon;
GRANT SELECT(bio_long),UPDATE(bio_long) ON TABLE public.creators TO authenticated;
GRANT SELECT(avatar_url) ON TABLE public.creators TO anon;
GRANT SELECT(avatar_url),UPDATE(avatar_url) ON TABLE public.creators TO authenticated;
GRANT SELECT(website_url) ON TABLE public.creators TO anon;
GRANT SELECT(website_url),UPDATE(website_url) ON TABLE public.creators TO authenticated;
GRANT SELECT(linkedin_url) ON TABLE public.creators TO anon;
GRANT SELECT(linkedin_url),UPDATE(linkedin_url) ON TABLE public.creators TO authenticated;
GRANT SELECT(total_formations) ON TABLE public.creators TO anon;
GRANT SELECT(total_formations) ON TABLE public.creators TO authenticated;
GRANT SELECT(total_views) ON TABLE public.creators TO anon;
GRANT SELECT(total_views) ON TABLE public.creators TO authenticated;
GRANT SELECT(is_verified) ON TABLE public.creators TO anon;
GRANT SELECT(is_verified) ON TABLE public.creators TO authenticated;
GRANT UPDATE(show_revenue) ON TABLE public.creators TO authenticated;
GRANT SELECT(total_students) ON TABLE public.creators TO anon;
GRANT SELECT(total_students) ON TABLE public.creators TO authenticated;
GRANT SELECT(avg_rating) ON TABLE public.creators TO anon;
GRANT SELECT(avg_rating) ON TABLE public.creators TO authenticated;
GRANT SELECT(certification_level) ON TABLE public.creators TO anon;
GRANT SELECT(certification_level) ON TABLE public.creators TO authenticated;
GRANT SELECT(specialties) ON TABLE public.creators TO anon;
GRANT SELECT(specialties),UPDATE(specialties) ON TABLE public.creators TO authenticated;
GRANT SELECT(hourly_rate) ON TABLE public.creators TO anon;
GRANT SELECT(hourly_rate),UPDATE(hourly_rate) ON TABLE public.creators TO authenticated;
GRANT SELECT(consulting_available) ON TABLE public.creators TO anon;
GRANT SELECT(consulting_available),UPDATE(consulting_available) ON TABLE public.creators TO authenticated;
GRANT SELECT(location) ON TABLE public.creators TO anon;
GRANT SELECT(location),UPDATE(location) ON TABLE public.creators TO authenticated;
GRANT SELECT(years_experience) ON TABLE public.creators TO anon;
GRANT SELECT(years_experience),UPDATE(years_experience) ON TABLE public.creators TO authenticated;
GRANT SELECT(linkedin_followers) ON TABLE public.creators TO anon;
GRANT SELECT(linkedin_followers) ON TABLE public.creators TO authenticated;
GRANT SELECT(company) ON TABLE public.creators TO anon;
GRANT SELECT(company),UPDATE(company) ON TABLE public.creators TO authenticated;
GRANT SELECT(languages) ON TABLE public.creators TO anon;
GRANT SELECT(languages),UPDATE(languages) ON TABLE public.creators TO authenticated;
GRANT SELECT(response_time) ON TABLE public.creators TO anon;
GRANT SELECT(response_time),UPDATE(response_time) ON TABLE public.creators TO authenticated;
GRANT SELECT(satisfaction_rate) ON TABLE public.creators TO anon;
GRANT SELECT(satisfaction_rate) ON TABLE public.creators TO authenticated;
GRANT SELECT(created_at) ON TABLE public.creators TO anon;
GRANT SELECT(created_at) ON TABLE public.creators TO authenticated;
GRANT SELECT(avatar_alt) ON TABLE public.creators TO anon;
GRANT SELECT(avatar_alt),UPDATE(avatar_alt) ON TABLE public.creators TO authenticated;
