-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.has_insides(content text, insides text[], short_beginnings text[]) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN ((((insides)[1] IS NULL) OR (content ~~ (insides)[1])) AND (((short_beginnings)[1] IS NULL) OR (content ~ (short_beginnings)[1])) AND (((insides)[2] IS NULL) OR (content ~~ (insides)[2])) AND (((short_beginnings)[2] IS NULL) OR (content ~ (short_beginnings)[2])) AND (((insides)[3] IS NULL) OR (content ~~ (insides)[3])) AND (((short_beginnings)[3] IS NULL) OR (content ~ (short_beginnings)[3])) AND (((insides)[4] IS NULL) OR (content ~~ (insides)[4])) AND (((short_beginnings)[4] IS NULL) OR (content ~ (short_beginnings)[4])) AND (((insides)[5] IS NULL) OR (content ~~ (insides)[5])) AND (((short_beginnings)[5] IS NULL) OR (content ~ (short_beginnings)[5])) AND (((insides)[6] IS NULL) OR (content ~~ (insides)[6])) AND (((short_beginnings)[6] IS NULL) OR (content ~ (short_beginnings)[6])) AND (((insides)[7] IS NULL) OR (content ~~ (insides)[7])) AND (((short_beginnings)[7] IS NULL) OR (content ~ (short_beginnings)[7])) AND (((insides)[8] IS NULL) OR (content ~~ (insides)[8])) AND (((short_beginnings)[8] IS NULL) OR (content ~ (short_beginnings)[8])));

REVOKE ALL ON FUNCTION private.has_insides(content text, insides text[], short_beginnings text[]) FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_insides(content text, insides text[], short_beginnings text[]) TO service_role;
