import type { CatalogueItem, FormationDetail } from '@agence/shared-contracts/backend/schema';

/** A free published course of the catalogue. */
export function aCatalogueItem(changes: Partial<CatalogueItem> = {}): CatalogueItem {
  const slug = changes.slug ?? 'google-ads';
  return {
    id: `id-${slug}`,
    slug,
    title: `Formation ${slug}`,
    description: 'Une formation.',
    thumbnail_url: null,
    level: 'debutant',
    estimated_duration_minutes: 125,
    total_modules: 1,
    view_count: 1200,
    like_count: 0,
    average_rating: 4.5,
    total_reviews: 2,
    is_featured: false,
    tags: ['un', 'deux', 'trois', 'quatre'],
    created_at: '2026-01-01T00:00:00+00:00',
    creator: { id: 'creator', name: 'Julie Roy', slug: 'julie-roy', avatar_url: null, is_verified: true },
    category: { id: '4', name: 'Google Ads', slug: 'google-ads', icon: null, color: null },
    premium: null,
    ...changes,
  };
}

/** A course as its own page reads it. */
export function aFormation(changes: Partial<FormationDetail> = {}): FormationDetail {
  return {
    ...aCatalogueItem(changes.slug ? { slug: changes.slug } : {}),
    long_description: 'Premier paragraphe.\n\nSecond paragraphe.',
    video_preview_url: null,
    prerequisites: [],
    learning_objectives: ['Savoir lire un compte'],
    target_audience: [],
    skills_gained: [],
    last_updated: '2026-01-01T00:00:00+00:00',
    creator: {
      id: 'creator',
      name: 'Julie Roy',
      slug: 'julie-roy',
      avatar_url: null,
      is_verified: true,
      bio: 'Praticienne.',
      location: 'Québec',
      avg_rating: 4.6,
    },
    product: null,
    modules: [
      {
        id: 'm1',
        title: 'Module un',
        description: '',
        duration_minutes: 12,
        order_index: 0,
        is_published: true,
        is_preview: true,
      },
    ],
    reviews: [],
    ...changes,
  };
}
