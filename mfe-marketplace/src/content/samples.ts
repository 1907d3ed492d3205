import type { Level } from '@agence/shared-contracts/backend/level';
import { brandName } from '@agence/shared-contracts/brand';
import type { ListedCourse } from '../catalogue/readCatalogue.ts';

/** The six built-in courses that stand in for the catalogue when it cannot be read (marketplace §7, AMB-25). */
export const samples: readonly ListedCourse[] = [
  sample('Google Ads : vos premières campagnes rentables', ['google-ads', 'Google Ads'], 'debutant', 110, 19_700),
  sample('SEO local : être trouvé au Québec', ['seo', 'SEO'], 'debutant', 124),
  sample('Facebook Ads : du budget aux clients', ['facebook-ads', 'Facebook Ads'], 'intermediaire', 112, 12_900),
  sample('Mesurer ses résultats avec GA4', ['analytics', 'Analytics'], 'intermediaire', 80),
  sample('Boutique en ligne : de la fiche au panier', ['ecommerce', 'E-commerce'], 'avance', 100, 14_900),
  sample('Le plan marketing en une page', ['marketing-digital', 'Marketing Digital'], 'debutant', 50),
];

function sample(
  title: string,
  [slug, name]: readonly [string, string],
  level: Level,
  minutes: number,
  price?: number,
): ListedCourse {
  return {
    id: `apercu-${slug}`,
    slug: `apercu-${slug}`,
    title,
    description: 'Un aperçu de ce que vous trouverez dans notre catalogue dès qu’il sera de nouveau accessible.',
    thumbnail_url: null,
    level,
    estimated_duration_minutes: minutes,
    total_modules: 0,
    average_rating: 0,
    total_reviews: 0,
    is_featured: false,
    tags: [],
    creator: { name: brandName, slug: 'agence', avatar_url: null, is_verified: true },
    category: { name, slug, icon: null, color: null },
    premium: price ? { price, is_subscription: false, subscription_interval: null } : null,
  };
}
