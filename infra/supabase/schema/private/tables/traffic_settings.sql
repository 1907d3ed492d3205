-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.traffic_settings (
    is_only boolean DEFAULT true NOT NULL,
    only_after_consent boolean DEFAULT false NOT NULL,
    CONSTRAINT traffic_settings_is_only_check CHECK (is_only)
);

ALTER TABLE ONLY private.traffic_settings
    ADD CONSTRAINT traffic_settings_pkey PRIMARY KEY (is_only);

ALTER TABLE private.traffic_settings ENABLE ROW LEVEL SECURITY;
