-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TRIGGER create_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.create_profile();

CREATE TRIGGER keep_address AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.keep_address();

CREATE TRIGGER keep_changed_address AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN (((new.email)::text IS DISTINCT FROM (old.email)::text)) EXECUTE FUNCTION private.keep_address();
