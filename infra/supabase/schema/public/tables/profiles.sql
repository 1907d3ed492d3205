-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE public.profiles (
    user_id uuid NOT NULL,
    full_name text,
    role text DEFAULT 'learner'::text NOT NULL,
    weekly_goal_minutes integer DEFAULT 120 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    weekly_goal_modules integer,
    weekly_goal_days integer,
    CONSTRAINT profiles_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 80))),
    CONSTRAINT profiles_role_check CHECK ((role = ANY (ARRAY['learner'::text, 'creator'::text, 'admin'::text]))),
    CONSTRAINT profiles_weekly_goal_days_check CHECK (((weekly_goal_days >= 1) AND (weekly_goal_days <= 7))),
    CONSTRAINT profiles_weekly_goal_minutes_check CHECK (((weekly_goal_minutes >= 15) AND (weekly_goal_minutes <= 2400))),
    CONSTRAINT profiles_weekly_goal_modules_check CHECK (((weekly_goal_modules >= 1) AND (weekly_goal_modules <= 50)))
);

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (user_id);

CREATE INDEX profiles_named ON public.profiles USING gin (private.fold_text(full_name) extensions.gin_trgm_ops);

CREATE INDEX profiles_newest ON public.profiles USING btree (created_at DESC, user_id DESC);

CREATE INDEX profiles_newest_creators ON public.profiles USING btree (created_at DESC, user_id) WHERE (role = 'creator'::text);

CREATE INDEX profiles_of_staff ON public.profiles USING btree (role, user_id) WHERE (role <> 'learner'::text);

CREATE TRIGGER note_role_change AFTER UPDATE OF role ON public.profiles FOR EACH ROW WHEN ((old.role IS DISTINCT FROM new.role)) EXECUTE FUNCTION private.note_role_change();

CREATE TRIGGER profiles_named AFTER UPDATE OF full_name ON public.profiles FOR EACH ROW WHEN (((new.full_name IS DISTINCT FROM old.full_name) AND (new.full_name IS NOT NULL))) EXECUTE FUNCTION private.name_creator();

CREATE TRIGGER profiles_touch BEFORE UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

ALTER TABLE ONLY public.profiles
    ADD CONSTRAINT profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE public.profiles ENABLE ROW LEVEL SECURITY;

CREATE POLICY profiles_read ON public.profiles FOR SELECT TO authenticated USING (((user_id = ( SELECT auth.uid() AS uid)) OR ( SELECT private.is_admin() AS is_admin)));

CREATE POLICY profiles_update ON public.profiles FOR UPDATE TO authenticated USING ((user_id = ( SELECT auth.uid() AS uid))) WITH CHECK ((user_id = ( SELECT auth.uid() AS uid)));

GRANT ALL ON TABLE public.profiles TO service_role;
GRANT SELECT ON TABLE public.profiles TO authenticated;
GRANT UPDATE(full_name) ON TABLE public.profiles TO authenticated;
GRANT UPDATE(weekly_goal_minutes) ON TABLE public.profiles TO authenticated;
GRANT UPDATE(weekly_goal_modules) ON TABLE public.profiles TO authenticated;
GRANT UPDATE(weekly_goal_days) ON TABLE public.profiles TO authenticated;
