-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.note_drafts (
    user_id uuid NOT NULL,
    module_id uuid NOT NULL,
    device uuid NOT NULL,
    draft uuid NOT NULL,
    version integer NOT NULL,
    revision integer NOT NULL,
    text text NOT NULL
);

ALTER TABLE ONLY private.note_drafts
    ADD CONSTRAINT note_drafts_pkey PRIMARY KEY (user_id, module_id, device);

CREATE INDEX note_drafts_module ON private.note_drafts USING btree (module_id);

CREATE TRIGGER note_drafts_quota AFTER INSERT ON private.note_drafts FOR EACH ROW EXECUTE FUNCTION private.drop_old_drafts();

ALTER TABLE ONLY private.note_drafts
    ADD CONSTRAINT note_drafts_module_id_fkey FOREIGN KEY (module_id) REFERENCES public.formation_modules(id) ON DELETE CASCADE;

ALTER TABLE ONLY private.note_drafts
    ADD CONSTRAINT note_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE private.note_drafts ENABLE ROW LEVEL SECURITY;
