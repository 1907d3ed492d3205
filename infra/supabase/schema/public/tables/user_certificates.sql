-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.user_certificates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    formation_id uuid NOT NULL,
    number text DEFAULT upper(regexp_replace(encode(extensions.gen_random_bytes(10), 'hex'::text), '(.{5})(?=.)'::text, '\1-'::text, 'g'::text)) NOT NULL,
    holder_name text,
    formation_title text NOT NULL,
    issued_at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE ONLY public.user_certificates
    ADD CONSTRAINT user_certificates_number_key UNIQUE (number);

ALTER TABLE ONLY public.user_certificates
    ADD CONSTRAINT user_certificates_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_certificates
    ADD CONSTRAINT user_certificates_user_id_formation_id_key UNIQUE (user_id, formation_id);

CREATE INDEX user_certificates_formation ON public.user_certificates USING btree (formation_id);

ALTER TABLE ONLY public.user_certificates
    ADD CONSTRAINT user_certificates_formation_id_fkey FOREIGN KEY (formation_id) REFERENCES public.formations(id);

ALTER TABLE ONLY public.user_certificates
    ADD CONSTRAINT user_certificates_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

CREATE POLICY certificates_read ON public.user_certificates FOR SELECT TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid)));

ALTER TABLE public.user_certificates ENABLE ROW LEVEL SECURITY;

GRANT ALL ON TABLE public.user_certificates TO service_role;
GRANT SELECT ON TABLE public.user_certificates TO authenticated;
