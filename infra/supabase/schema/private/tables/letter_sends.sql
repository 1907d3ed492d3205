-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.letter_sends (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    letter_id uuid NOT NULL,
    lead_id uuid,
    user_id uuid,
    once_for uuid NOT NULL,
    is_test boolean DEFAULT false NOT NULL,
    state text DEFAULT 'planned'::text NOT NULL,
    error text,
    unsubscribed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT letter_sends_state_check CHECK ((state = ANY (ARRAY['planned'::text, 'sent'::text, 'failed'::text, 'skipped'::text])))
);

ALTER TABLE ONLY private.letter_sends
    ADD CONSTRAINT letter_sends_letter_id_once_for_key UNIQUE (letter_id, once_for);

ALTER TABLE ONLY private.letter_sends
    ADD CONSTRAINT letter_sends_pkey PRIMARY KEY (id);

CREATE INDEX letter_sends_counted ON private.letter_sends USING btree (letter_id, state) INCLUDE (unsubscribed_at) WHERE (NOT is_test);

CREATE INDEX letter_sends_lead ON private.letter_sends USING btree (lead_id);

CREATE INDEX letter_sends_user ON private.letter_sends USING btree (user_id, letter_id, created_at);

CREATE TRIGGER letter_sends_forgotten BEFORE UPDATE OF lead_id, user_id ON private.letter_sends FOR EACH ROW WHEN (((new.lead_id IS NULL) AND (new.user_id IS NULL))) EXECUTE FUNCTION private.forget_send_error();

CREATE TRIGGER letter_sends_planned AFTER INSERT ON private.letter_sends REFERENCING NEW TABLE AS new_sends FOR EACH STATEMENT EXECUTE FUNCTION private.plan_sends();

ALTER TABLE ONLY private.letter_sends
    ADD CONSTRAINT letter_sends_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES public.leads(id) ON DELETE SET NULL;

ALTER TABLE ONLY private.letter_sends
    ADD CONSTRAINT letter_sends_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES private.letters(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.letter_sends
    ADD CONSTRAINT letter_sends_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE private.letter_sends ENABLE ROW LEVEL SECURITY;
