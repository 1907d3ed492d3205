-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.creator_page_text(creator public.creators) RETURNS jsonb
    LANGUAGE sql IMMUTABLE
    SET search_path TO ''
    AS $$
  select jsonb_build_object('name', creator.name, 'slug', creator.slug, 'bio', creator.bio, 'bio_long', creator.bio_long,
    'avatar_url', creator.avatar_url, 'website_url', creator.website_url, 'linkedin_url', creator.linkedin_url,
    'is_verified', creator.is_verified, 'certification_level', creator.certification_level,
    'specialties', creator.specialties, 'hourly_rate', creator.hourly_rate,
    'consulting_available', creator.consulting_available, 'location', creator.location,
    'years_experience', creator.years_experience, 'company', creator.company, 'languages', creator.languages,
    'response_time', creator.response_time, 'satisfaction_rate', creator.satisfaction_rate,
    'show_revenue', creator.show_revenue)
    -- Only where there is one: releases before this one agree to a page without it.
    || case when creator.avatar_alt is not null then jsonb_build_object('avatar_alt', creator.avatar_alt) else '{}' end
$$;

REVOKE ALL ON FUNCTION private.creator_page_text(creator public.creators) FROM PUBLIC;
GRANT ALL ON FUNCTION private.creator_page_text(creator public.creators) TO service_role;
