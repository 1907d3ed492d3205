-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.leads (
    id uuid NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    form text DEFAULT ''::text NOT NULL,
    page text DEFAULT ''::text NOT NULL,
    name text,
    phone text,
    company text,
    service text,
    budget text,
    message text,
    consented_at timestamp with time zone,
    status text DEFAULT 'pending'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    token uuid DEFAULT gen_random_uuid() NOT NULL,
    confirmation_sent_at timestamp with time zone,
    confirmed_at timestamp with time zone,
    unsubscribed_at timestamp with time zone,
    asked text,
    context jsonb DEFAULT '{}'::jsonb NOT NULL,
    origin jsonb DEFAULT '{}'::jsonb NOT NULL,
    stage text DEFAULT 'new'::text NOT NULL,
    owner_id uuid,
    due_on date,
    amount_cents bigint,
    lost_reason text,
    merged_into uuid,
    revision integer DEFAULT 1 NOT NULL,
    touched_at timestamp with time zone DEFAULT now() NOT NULL,
    search_text text GENERATED ALWAYS AS (private.fold_text(((((((((COALESCE(name, ''::text) || ' '::text) || email) || ' '::text) || COALESCE(company, ''::text)) || ' '::text) || COALESCE(phone, ''::text)) || ' '::text) || COALESCE(message, ''::text)))) STORED,
    phone_key text GENERATED ALWAYS AS (
CASE
    WHEN (length(regexp_replace(phone, '\D'::text, ''::text, 'g'::text)) >= 7) THEN SUBSTRING(regexp_replace(regexp_replace(phone, '\D'::text, ''::text, 'g'::text), '^1'::text, ''::text) FROM 1 FOR 10)
    ELSE NULL::text
END) STORED,
    CONSTRAINT contact_is_complete CHECK (((kind <> 'contact'::text) OR ((name IS NOT NULL) AND (message IS NOT NULL) AND (consented_at IS NOT NULL)))),
    CONSTRAINT leads_amount_cents_check CHECK (((amount_cents >= 0) AND (amount_cents <= '10000000000'::bigint))),
    CONSTRAINT leads_asked_check CHECK ((asked = ANY (ARRAY['consultation'::text, 'audit'::text, 'meeting'::text, 'vip'::text, 'quote'::text]))),
    CONSTRAINT leads_budget_check CHECK ((length(budget) <= 60)),
    CONSTRAINT leads_company_check CHECK ((length(company) <= 120)),
    CONSTRAINT leads_context_check CHECK (((jsonb_typeof(context) = 'object'::text) AND (pg_column_size(context) <= 32768))),
    CONSTRAINT leads_email_check CHECK (((email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text) AND (length(email) <= 254))),
    CONSTRAINT leads_form_check CHECK ((length(form) <= 80)),
    CONSTRAINT leads_kind_check CHECK ((kind = ANY (ARRAY['newsletter'::text, 'contact'::text]))),
    CONSTRAINT leads_lost_reason_check CHECK (((length(lost_reason) >= 1) AND (length(lost_reason) <= 300))),
    CONSTRAINT leads_message_check CHECK (((length(message) >= 10) AND (length(message) <= 2000))),
    CONSTRAINT leads_name_check CHECK (((length(name) >= 2) AND (length(name) <= 80))),
    CONSTRAINT leads_origin_check CHECK (((jsonb_typeof(origin) = 'object'::text) AND (pg_column_size(origin) <= 8192))),
    CONSTRAINT leads_page_check CHECK ((length(page) <= 300)),
    CONSTRAINT leads_phone_check CHECK ((length(phone) <= 40)),
    CONSTRAINT leads_service_check CHECK ((length(service) <= 120)),
    CONSTRAINT leads_stage_check CHECK ((stage = ANY (ARRAY['new'::text, 'contacted'::text, 'meeting'::text, 'proposal'::text, 'won'::text, 'lost'::text]))),
    CONSTRAINT leads_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text, 'closed'::text]))),
    CONSTRAINT lost_has_reason CHECK (((stage = 'lost'::text) OR (lost_reason IS NULL))),
    CONSTRAINT merged_elsewhere CHECK ((merged_into <> id)),
    CONSTRAINT request_asks CHECK (((kind = 'contact'::text) = (asked IS NOT NULL))),
    CONSTRAINT won_has_amount CHECK (((stage = 'won'::text) OR (amount_cents IS NULL)))
);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_token_key UNIQUE (token);

CREATE INDEX leads_due ON public.leads USING btree (due_on) WHERE ((kind = 'contact'::text) AND (merged_into IS NULL) AND (stage <> ALL (ARRAY['won'::text, 'lost'::text])));

CREATE INDEX leads_email ON public.leads USING btree (email);

CREATE INDEX leads_merged ON public.leads USING btree (merged_into);

CREATE INDEX leads_owner ON public.leads USING btree (owner_id);

CREATE INDEX leads_passing ON public.leads USING btree (status, created_at) WHERE ((kind = 'newsletter'::text) AND (status <> 'confirmed'::text));

CREATE INDEX leads_phone ON public.leads USING btree (phone_key) WHERE (phone_key IS NOT NULL);

CREATE INDEX leads_recent ON public.leads USING btree (created_at DESC);

CREATE INDEX leads_touched ON public.leads USING btree (touched_at);

CREATE INDEX requests_named ON public.leads USING gin (search_text extensions.gin_trgm_ops) WHERE ((kind = 'contact'::text) AND (merged_into IS NULL));

CREATE INDEX requests_recent ON public.leads USING btree (created_at DESC, id DESC) WHERE ((kind = 'contact'::text) AND (merged_into IS NULL));

CREATE INDEX requests_stage ON public.leads USING btree (stage, created_at DESC, id DESC) WHERE ((kind = 'contact'::text) AND (merged_into IS NULL));

CREATE TRIGGER leads_asked BEFORE INSERT ON public.leads FOR EACH ROW WHEN (((new.kind = 'contact'::text) AND (new.asked IS NULL))) EXECUTE FUNCTION private.ask_for_consultation();

CREATE TRIGGER leads_bring_appointments AFTER UPDATE OF merged_into ON public.leads FOR EACH ROW WHEN ((new.merged_into IS NOT NULL)) EXECUTE FUNCTION private.bring_appointments();

CREATE TRIGGER leads_forgotten AFTER DELETE ON public.leads FOR EACH ROW EXECUTE FUNCTION private.forget_lead();

CREATE TRIGGER leads_mails AFTER INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION private.send_lead_mails();

CREATE TRIGGER leads_quota AFTER INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION private.keep_lead_quota();

ALTER TABLE ONLY public.leads
    ADD CONSTRAINT leads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE public.leads ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.leads TO service_role;
