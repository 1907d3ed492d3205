import type { CatalogueItem, FormationDetail } from '@agence/shared-contracts/backend/schema';
import type { Creator } from '../creator/readCreator.ts';
import type { Product } from '../product/readProducts.ts';

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

/** As the backend sends a course: with who wrote its reviews. */
interface SentFormation extends FormationDetail {
  readonly supports: readonly {
    readonly sponsor: { readonly company_name: string; readonly website_url: string | null } | null;
  }[];
  readonly voices: readonly {
    readonly id: string;
    readonly author_name: string | null;
    readonly answer: string | null;
  }[];
}

/** A course as the database gives it. */
export function aFormation(changes: Partial<SentFormation> = {}): SentFormation {
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
    voices: [],
    supports: [],
    ...changes,
  };
}

/** A creator as their profile reads them, without what `creator_stats` tells. */
export function aCreatorRow({
  sold = [],
  voices = [],
  ...changes
}: Partial<Omit<Creator, 'stats' | 'quote'>> & {
  /** What is said of each course. */
  readonly voices?: readonly { readonly comment: string; readonly author_name: string; readonly rating: number }[];
} = {}) {
  return {
    id: '10000000-0000-4000-8000-000000000001',
    name: 'Julie Roy',
    slug: 'julie-roy',
    bio: 'Julie aide les PME à se faire voir.',
    bio_long: 'Premier paragraphe.\n\nSecond paragraphe.',
    avatar_url: null,
    avatar_alt: null,
    website_url: 'https://julie.exemple.test/',
    linkedin_url: 'https://linkedin.exemple.test/julie',
    is_verified: true,
    avg_rating: 4.6,
    certification_level: 'Experte',
    specialties: ['SEO local', 'Google Ads'],
    hourly_rate: 15000,
    consulting_available: true,
    location: 'Québec, QC',
    years_experience: 11,
    company: 'Roy Acquisition',
    languages: ['fr', 'en'],
    response_time: 'Moins de 24 heures',
    satisfaction_rate: 98,
    services: [],
    sold: sold.map((product) => ({ product })),
    ...changes,
    formations: (changes.formations ?? []).map((course) => ({ ...course, modules: [], voices })),
  };
}

/** A premium course on sale. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: '20000000-0000-4000-8000-000000000001',
    name: 'Google Ads : vos premières campagnes',
    description: 'De la structure du compte au premier rapport.',
    long_description: '',
    price: 19700,
    category: 'formation',
    metadata: {
      duration: '110 min',
      level: 'debutant',
      modules: 5,
      includes: ['Accès à vie', 'Certificat de réussite'],
    },
    created_at: '2026-01-01T00:00:00+00:00',
    formation: {
      slug: 'google-ads',
      title: 'Google Ads',
      thumbnail_url: null,
      level: 'debutant',
      total_modules: 5,
      modules: [],
      category: { slug: 'google-ads', name: 'Google Ads', color: null },
      creator: { name: 'Julie Roy', slug: 'julie-roy', avatar_url: null },
    },
    meets: null,
    ...changes,
  };
}

/** A service that can be booked. */
export function aService(changes: Partial<Creator['services'][number]> = {}): Creator['services'][number] {
  return {
    id: '30000000-0000-4000-8000-000000000001',
    title: 'Révision de compte',
    description: 'On ouvre votre compte ensemble.',
    price: 15000,
    duration_minutes: 60,
    ...changes,
  };
}

/** A paid order of one course, as its buyer reads it. */
export function anOrder() {
  return {
    id: 'a1b2c3d4-0000-4000-8000-000000000001',
    created_at: '2026-11-21T15:00:00+00:00',
    subtotal_cents: 19700,
    tps_cents: 985,
    tvq_cents: 1965,
    total_cents: 22650,
    tps_number: '123456789 RT0001',
    tvq_number: '1234567890 TQ0001',
    refunded_cents: 0,
    order_items: [
      {
        id: 'i1',
        name: 'Google Ads : vos premières campagnes',
        description: 'De la structure au rapport.',
        category: 'formation',
        unit_price: 19700,
        product: {
          formation: {
            slug: 'google-ads',
            level: 'debutant',
            total_modules: 2,
            estimated_duration_minutes: 44,
            category: { slug: 'google-ads', color: null },
            modules: [
              { title: 'Bâtir la campagne', duration_minutes: 26, order_index: 2 },
              { title: 'Comprendre l’enchère', duration_minutes: 18, order_index: 1 },
            ],
          },
        },
      },
    ],
  };
}
