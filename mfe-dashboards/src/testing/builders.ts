import type { PublicPage } from '../public-page/publicPageApi.ts';
/** A course of the viewer as the backend sends it. */
export function aCourse(changes: Record<string, unknown> = {}) {
  return {
    id: 'f1',
    slug: 'seo-local',
    title: 'SEO local',
    level: 'debutant',
    category: { slug: 'seo' },
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

/** A module as its creator edits it. */
export function aModuleToEdit(id: string, order_index: number, changes: Record<string, unknown> = {}) {
  return {
    ...aModule(id, order_index, changes),
    revision: 1,
    content: { video_url: null, captions_url: null, content: `Texte ${id}`, revision: 1 },
  };
}

/** A course as its creator edits it. */
export function aCourseToEdit(changes: Record<string, unknown> = {}) {
  return {
    id: 'f1',
    slug: 'infolettre',
    title: 'Infolettre',
    description: 'Trois courriels.',
    long_description: '',
    thumbnail_url: '/storage/v1/object/public/thumbnails/c1/a.webp',
    creator_id: 'c1',
    category_id: '1',
    level: 'debutant',
    estimated_duration_minutes: 60,
    is_published: false,
    revision: 1,
    tags: [],
    prerequisites: [],
    learning_objectives: ['Écrire'],
    target_audience: [],
    skills_gained: [],
    premium: null,
    modules: [aModuleToEdit('m1', 0), aModuleToEdit('m2', 1)],
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
    notes_revision: 0,
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
    category_id: '1',
    level: 'debutant',
    is_published: true,
    view_count: 1512,
    module_count: 8,
    total_modules: 8,
    average_rating: 4.8,
    price: null,
    students: 51,
    revenue_cents: 0,
    missing: [],
    updated_at: '2026-11-20T12:00:00+00:00',
    ...changes,
  };
}

/** A course that somebody follows, as the backend sends it. */
function aFollowedCourse(slug: string) {
  const [creator, category] = [{ name: 'Camille' }, { slug: 'marketing-digital', color: 'spruce' }];
  const modules = [aModule(`${slug}-1`, 0), aModule(`${slug}-2`, 1, { duration_minutes: 30 })];
  return { id: slug, slug, title: `Formation ${slug}`, level: 'debutant', creator, category, modules };
}

/** A begun course of the dashboard. @param premium null for a free one */
export function aLearnerCourse(
  slug: string,
  progress_percentage: number,
  completed_at: string | null = null,
  premium: { readonly price: number } | null = null,
) {
  const formation = { ...aFollowedCourse(slug), premium };
  return { progress_percentage, completed_at, updated_at: '2026-11-20T12:00:00+00:00', formation };
}

/** A bought course that may not be begun. */
export function aBoughtCourse(slug: string) {
  return { access_granted_at: '2026-11-19T12:00:00Z', product: { formation: aFollowedCourse(slug) } };
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

/** A creator's page as its owner sees it; private when nothing else is said. */
export function aPublicPage(changes: Partial<PublicPage> = {}): PublicPage {
  return {
    is_public: false,
    agreed_at: null,
    shown: {
      name: 'Maude Tremblay',
      slug: 'maude-tremblay-000000',
      bio: 'Une phrase.',
      bio_long: 'Une histoire.',
      avatar_url: '/portraits/maude.webp',
      website_url: 'https://maude.exemple.test',
      linkedin_url: 'https://linkedin.exemple.test/maude',
      is_verified: true,
      certification_level: 'Experte',
      specialties: ['SEO local', 'Vidéo'],
      hourly_rate: 15000,
      consulting_available: true,
      location: 'Matane, QC',
      years_experience: 7,
      company: 'Studio Matane',
      languages: ['fr', 'en'],
      response_time: 'Moins de 24 heures',
      satisfaction_rate: 97,
      show_revenue: true,
    },
    figures: {
      formations: 2,
      students: 141,
      revenue_cents: 48230,
      rating: 4.6,
      services: 1,
      tips: 3,
      sponsorships: 4,
    },
    formations: [{ id: 'f1', slug: 'seo-local', title: 'SEO local', thumbnail_url: null, level: 'debutant' }],
    gives_hours: true,
    services: [{ id: 's1', title: 'Une heure', price: 9000, duration_minutes: 60 }],
    ...changes,
  };
}

interface SentEvent {
  readonly kind: 'session' | 'note';
  readonly id: string;
  readonly text: string;
  readonly revision: number;
  readonly at: string;
}

/** What `record_progress` answers when it stores everything. */
export function allStored({ body }: { readonly body: unknown }) {
  const { events } = body as { readonly events: readonly SentEvent[] };
  return {
    results: events.map(({ kind, id, text, revision, at }) => {
      if (kind === 'session') return { id, status: 'stored' };
      return {
        id,
        status: 'stored',
        note: { text, revision: revision + 1, at },
        base: { text, revision: revision + 1 },
      };
    }),
  };
}
