-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.traffic (
    hour timestamp with time zone NOT NULL,
    kind text NOT NULL,
    page text NOT NULL,
    source text NOT NULL,
    campaign text NOT NULL,
    n integer DEFAULT 1 NOT NULL,
    CONSTRAINT traffic_campaign_check CHECK ((length(campaign) <= 100)),
    CONSTRAINT traffic_kind_check CHECK ((kind = ANY (ARRAY['came'::text, 'viewed'::text, 'phone'::text, 'download'::text]))),
    CONSTRAINT traffic_page_check CHECK ((length(page) <= 200)),
    CONSTRAINT traffic_source_check CHECK ((length(source) <= 100))
);

ALTER TABLE ONLY private.traffic
    ADD CONSTRAINT traffic_pkey PRIMARY KEY (hour, kind, page, source, campaign);

ALTER TABLE private.traffic ENABLE ROW LEVEL SECURITY;
