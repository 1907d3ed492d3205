-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TABLE private.hosts (
    user_id uuid NOT NULL,
    kinds text[] DEFAULT '{}'::text[] NOT NULL,
    room_url text,
    calendar_url text,
    calendar_read_at timestamp with time zone,
    calendar_error text,
    CONSTRAINT hosts_calendar_error_check CHECK ((length(calendar_error) <= 200)),
    CONSTRAINT hosts_calendar_url_check CHECK (((calendar_url ~ '^https://[^\s]+$'::text) AND (length(calendar_url) <= 2000))),
    CONSTRAINT hosts_room_url_check CHECK (((room_url ~ '^https://[^\s]+$'::text) AND (length(room_url) <= 500)))
);

ALTER TABLE ONLY private.hosts
    ADD CONSTRAINT hosts_pkey PRIMARY KEY (user_id);

CREATE TRIGGER hosts_leave BEFORE DELETE ON private.hosts FOR EACH ROW EXECUTE FUNCTION private.host_leaves();

ALTER TABLE ONLY private.hosts
    ADD CONSTRAINT hosts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE;

ALTER TABLE private.hosts ENABLE ROW LEVEL SECURITY;
