-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.tax_settings (
    is_only boolean DEFAULT true NOT NULL,
    is_enabled boolean DEFAULT false NOT NULL,
    tps_number text,
    tvq_number text,
    CONSTRAINT registered CHECK (((NOT is_enabled) OR ((tps_number IS NOT NULL) AND (tvq_number IS NOT NULL)))),
    CONSTRAINT tax_settings_is_only_check CHECK (is_only)
);

ALTER TABLE ONLY public.tax_settings
    ADD CONSTRAINT tax_settings_pkey PRIMARY KEY (is_only);

ALTER TABLE public.tax_settings ENABLE ROW LEVEL SECURITY;

CREATE POLICY taxes_read ON public.tax_settings FOR SELECT TO anon, authenticated USING (true);

GRANT ALL ON TABLE public.tax_settings TO service_role;
GRANT SELECT ON TABLE public.tax_settings TO anon;
GRANT SELECT ON TABLE public.tax_settings TO authenticated;
