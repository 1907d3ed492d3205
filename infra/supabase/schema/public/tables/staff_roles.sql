-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.staff_roles (
    user_id uuid NOT NULL,
    role text NOT NULL,
    given_by uuid,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT staff_roles_role_check CHECK ((role = ANY (ARRAY['sales'::text, 'content'::text, 'support'::text])))
);

ALTER TABLE ONLY public.staff_roles
    ADD CONSTRAINT staff_roles_pkey PRIMARY KEY (user_id, role);

CREATE INDEX staff_roles_given_by ON public.staff_roles USING btree (given_by);

CREATE TRIGGER staff_roles_noted AFTER INSERT OR DELETE ON public.staff_roles FOR EACH ROW EXECUTE FUNCTION private.note_staff_role();

ALTER TABLE ONLY public.staff_roles
    ADD CONSTRAINT staff_roles_given_by_fkey FOREIGN KEY (given_by) REFERENCES auth.users(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.staff_roles
    ADD CONSTRAINT staff_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.staff_roles ENABLE ROW LEVEL SECURITY;

CREATE POLICY staff_roles_read ON public.staff_roles FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_admin() AS is_admin)));

GRANT ALL ON TABLE public.staff_roles TO service_role;
GRANT SELECT ON TABLE public.staff_roles TO authenticated;
