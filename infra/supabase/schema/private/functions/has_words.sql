-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.has_words(content text, search private.course_search, way text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    RETURN CASE way WHEN 'beginnings'::text THEN (to_tsvector('simple'::regconfig, content) @@ (search).beginnings) WHEN 'forms'::text THEN (to_tsvector('french'::regconfig, content) @@ (search).forms) WHEN 'insides'::text THEN private.has_insides(content, (search).insides, (search).short_beginnings) ELSE NULL::boolean END;

REVOKE ALL ON FUNCTION private.has_words(content text, search private.course_search, way text) FROM PUBLIC;
GRANT ALL ON FUNCTION private.has_words(content text, search private.course_search, way text) TO service_role;
