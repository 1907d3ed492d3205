-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TRIGGER create_profile AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.create_profile();
