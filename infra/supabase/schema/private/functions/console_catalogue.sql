-- As the migrations make it. Written by `npm run backend -- schema`: change it by a new migration.

CREATE FUNCTION private.console_catalogue() RETURNS jsonb
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO ''
    AS $$
begin
  perform private.assert_keeps_catalogue();
  return jsonb_build_object(
    'categories', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'description', c.description,
        'color', c.color, 'is_first', c.id = '1',
        'courses', (select count(*) from public.formations f where f.category_id = c.id and f.deleted_at is null)
      ) order by c.position, c.id), '[]')
      from public.categories c where not exists (select from private.former_categories r where r.id = c.id)
    ),
    'featured', (
      select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'title', f.title, 'slug', f.slug, 'is_shown', f.is_featured,
        'is_published', f.is_published, 'starts_on', x.starts_on, 'ends_on', x.ends_on
      ) order by x.place, f.view_count desc, f.id), '[]')
      from public.formations f left join private.featured_courses x on x.formation_id = f.id
      where f.id in (
        select s.id from public.formations s where s.is_featured union select y.formation_id from private.featured_courses y
      ) and f.deleted_at is null
    ),
    'sponsors', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'company_name', s.company_name, 'description', s.description,
        'website_url', s.website_url, 'is_active', s.is_active,
        'sponsorships', (
          select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'course', f.title, 'slug', f.slug, 'amount', p.amount,
            'is_active', p.is_active, 'is_running', p.is_active and p.starts_at <= now() and p.ends_at > now(),
            'starts_on', (p.starts_at at time zone 'America/Toronto')::date,
            'ends_on', ((p.ends_at - interval '1 microsecond') at time zone 'America/Toronto')::date
          ) order by p.starts_at desc, p.id), '[]')
          from public.sponsorships p left join public.formations f on f.id = p.formation_id where p.sponsor_id = s.id
        )) order by s.company_name), '[]')
      from public.quebec_sponsors s
    ));
end
$$;

REVOKE ALL ON FUNCTION private.console_catalogue() FROM PUBLIC;
GRANT ALL ON FUNCTION private.console_catalogue() TO service_role;
GRANT ALL ON FUNCTION private.console_catalogue() TO authenticated;
