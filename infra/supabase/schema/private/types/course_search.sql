-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TYPE private.course_search AS (
	beginnings tsquery,
	forms tsquery,
	insides text[],
	short_beginnings text[]
);
