-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE TYPE private.course_filters AS (
	category_ids text[],
	course_level text,
	is_premium boolean,
	min_rating numeric,
	min_minutes integer,
	max_minutes integer,
	only_featured boolean,
	slugs text[]
);
