-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE SCHEMA private;

GRANT USAGE ON SCHEMA private TO anon;
GRANT USAGE ON SCHEMA private TO authenticated;
GRANT USAGE ON SCHEMA private TO service_role;

ALTER DEFAULT PRIVILEGES FOR ROLE postgres IN SCHEMA private GRANT ALL ON FUNCTIONS TO service_role;
