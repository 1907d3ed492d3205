-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.quebec_sponsors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    company_name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    logo_url text,
    website_url text,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT quebec_sponsors_company_name_check CHECK (((length(TRIM(BOTH FROM company_name)) >= 1) AND (length(TRIM(BOTH FROM company_name)) <= 120))),
    CONSTRAINT quebec_sponsors_logo_url_check CHECK (private.is_safe_url(logo_url)),
    CONSTRAINT quebec_sponsors_website_url_check CHECK (private.is_safe_url(website_url))
);

ALTER TABLE ONLY public.quebec_sponsors
    ADD CONSTRAINT quebec_sponsors_company_name_key UNIQUE (company_name);

ALTER TABLE public.quebec_sponsors
    ADD CONSTRAINT quebec_sponsors_description_check CHECK ((length(description) <= 500)) NOT VALID;

ALTER TABLE ONLY public.quebec_sponsors
    ADD CONSTRAINT quebec_sponsors_pkey PRIMARY KEY (id);

ALTER TABLE public.quebec_sponsors ENABLE ROW LEVEL SECURITY;

CREATE POLICY sponsors_read ON public.quebec_sponsors FOR SELECT TO anon, authenticated USING (is_active);

GRANT ALL ON TABLE public.quebec_sponsors TO service_role;
GRANT SELECT ON TABLE public.quebec_sponsors TO anon;
GRANT SELECT ON TABLE public.quebec_sponsors TO authenticated;
