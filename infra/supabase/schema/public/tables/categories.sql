-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.categories (
    id text NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    description text,
    icon text,
    color text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT categories_color_check CHECK ((color ~ '^(spruce|glacier|clay|moss|night|lichen)$'::text)),
    CONSTRAINT categories_slug_check CHECK ((slug ~ '^[a-z0-9-]{1,80}$'::text))
);

ALTER TABLE public.categories
    ADD CONSTRAINT categories_description_check CHECK ((length(description) <= 300)) NOT VALID;

ALTER TABLE public.categories
    ADD CONSTRAINT categories_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 1) AND (length(TRIM(BOTH FROM name)) <= 80))) NOT VALID;

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_name_key UNIQUE (name);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_slug_key UNIQUE (slug);

CREATE TRIGGER categories_renamed AFTER UPDATE OF name ON public.categories FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION private.search_text_after_rename();

ALTER TABLE public.categories ENABLE ROW LEVEL SECURITY;

CREATE POLICY categories_read ON public.categories FOR SELECT TO anon, authenticated USING (true);

GRANT ALL ON TABLE public.categories TO service_role;
GRANT SELECT ON TABLE public.categories TO anon;
GRANT SELECT ON TABLE public.categories TO authenticated;
