/** A course of the viewer as the backend sends it. */
export function aCourse(changes: Record<string, unknown> = {}) {
  return {
    id: 'f1',
    slug: 'seo-local',
    title: 'SEO local',
    is_published: true,
    creator_id: 'c1',
    creator: { name: 'Antoine Lévesque', slug: 'antoine-levesque' },
    premium: null,
    modules: [aModule('m1', 0), aModule('m2', 1, { duration_minutes: 12 }), aModule('m3', 2)],
    ...changes,
  };
}

export function aModule(id: string, order_index: number, changes: Record<string, unknown> = {}) {
  return {
    id,
    title: `Module ${id}`,
    description: '',
    duration_minutes: 10,
    order_index,
    is_published: true,
    is_preview: false,
    ...changes,
  };
}

/** A row of `user_module_progress`. */
export function aProgress(module_id: string, changes: Record<string, unknown> = {}) {
  return {
    module_id,
    formation_id: 'f1',
    time_spent_seconds: 0,
    video_position_seconds: 0,
    completion_percentage: 0,
    is_completed: false,
    notes: null,
    notes_updated_at: null,
    watched: '{}',
    last_watched_at: '2026-11-20T12:00:00+00:00',
    completed_at: null,
    ...changes,
  };
}

/** One of a creator's own courses, as `my_courses` gives it. */
export function anOwnCourse(changes: Record<string, unknown> = {}) {
  return {
    id: 'f1',
    slug: 'seo-local',
    title: 'SEO local',
    description: 'Être trouvé près de chez soi.',
    thumbnail_url: null,
    level: 'debutant',
    is_published: true,
    view_count: 1512,
    module_count: 8,
    average_rating: 4.8,
    price: null,
    students: 51,
    revenue_cents: 0,
    missing: [],
    ...changes,
  };
}

/** A begun course of the dashboard. */
export function aLearnerCourse(slug: string, progress_percentage: number, completed_at: string | null = null) {
  return {
    progress_percentage,
    completed_at,
    updated_at: '2026-11-20T12:00:00+00:00',
    formation: {
      id: slug,
      slug,
      title: `Formation ${slug}`,
      description: '',
      thumbnail_url: null,
      level: 'debutant',
      estimated_duration_minutes: 60,
      total_modules: 4,
      creator: { name: 'Camille', slug: 'camille' },
      category: { id: '1', name: 'Marketing Digital', slug: 'marketing-digital', icon: null, color: null },
    },
  };
}

/** A course as `rpc('catalogue')` answers. */
export function aCatalogueItem(slug: string) {
  return {
    id: slug,
    slug,
    title: `Formation ${slug}`,
    description: '',
    thumbnail_url: null,
    level: 'debutant',
    estimated_duration_minutes: 60,
    total_modules: 3,
    view_count: 0,
    like_count: 0,
    average_rating: 0,
    total_reviews: 0,
    is_featured: true,
    tags: [],
    created_at: '2026-01-01T00:00:00+00:00',
    creator: { id: 'c1', name: 'Antoine Lévesque', slug: 'antoine-levesque', avatar_url: null, is_verified: true },
    category: { id: '6', name: 'SEO', slug: 'seo', icon: null, color: null },
    premium: null,
  };
}
