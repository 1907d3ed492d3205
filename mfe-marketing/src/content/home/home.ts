import type { ClaimView } from '../claims.ts';
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

/**
 * All that the home page says, in the order in which it says it (marketing-site §2 "Home page").
 *
 * @param view the claims that hold
 */
export const homeOf = (view: ClaimView) =>
  ({
    seo: homeSeo,
    hero: hero(view),
    proof,
    pillars: pillars(view),
    comparison: comparison(view),
    testimonials: { texts: testimonialTexts, items: testimonials },
    audit: audit(view),
    resources: { ...resources(view), free: freeResources, articles: recentArticles },
    faq: homeFaq(view),
    about,
  }) as const;

export type HomeContent = Spoken<ReturnType<typeof homeOf>>;

/** The same shape, in whatever words. */
type Spoken<Value> = Value extends string ? string : { readonly [Key in keyof Value]: Spoken<Value[Key]> };
