import { about } from './about.ts';
import { audit } from './audit.ts';
import { comparison } from './comparison.ts';
import { homeFaq } from './faq.ts';
import { hero } from './hero.ts';
import { pillars } from './pillars.ts';
import { proof } from './proof.ts';
import { freeResources, recentArticles, resources } from './resources.ts';
import { homeSeo } from './seo.ts';
import { testimonials, testimonialTexts } from './testimonials.ts';

/** All that the home page says, in the order in which it says it (marketing-site §2 "Home page"). */
export const home = {
  seo: homeSeo,
  hero,
  proof,
  pillars,
  comparison,
  testimonials: { texts: testimonialTexts, items: testimonials },
  audit,
  resources: { ...resources, free: freeResources, articles: recentArticles },
  faq: homeFaq,
  about,
} as const;

export type HomeContent = typeof home;
