import type { Landing, LandingSection, SectionOf } from '../content/landing.ts';
import { livePart, type Part } from '../lazy/Island.tsx';
import { heroArt, heroFigures, heroLabel, heroOffer, read } from './readParts.ts';

const readHero = read('hero');
const typedHero = livePart(async () => (await import('./TypedHero.tsx')).TypedHero);
export const closing = read('closing');

/** How a page begins: only to be read, unless its headline types. */
export const heroOf = ({ hero }: Landing) => (hero.phrases ? typedHero : readHero);

/** The component of each kind of section. A new kind is a member of the schema and a line here. */
export const sectionParts: { readonly [Kind in LandingSection['kind']]: Part<SectionOf<Kind>> } = {
  figures: read('figures'),
  points: read('points'),
  steps: read('steps'),
  faq: read('faq'),
  formats: read('formats'),
  queries: read('queries'),
  specimens: read('specimens'),
  films: read('films'),
  relay: read('relay'),
  services: read('services'),
  clients: read('clients'),
  eligibility: read('eligibility'),
  place: read('place'),
  technologies: read('technologies'),
  counters: read('counters'),
  location: livePart(async () => (await import('../location-map/LocationSection.tsx')).LocationSection),
  carousel: livePart(async () => (await import('../client-carousel/ClientCarousel.tsx')).ClientCarousel),
  roi: livePart(async () => (await import('../roi-simulator/RoiSimulator.tsx')).RoiSimulator),
  process: livePart(async () => (await import('../process-steps/ProcessSteps.tsx')).ProcessSteps),
  videos: livePart(async () => (await import('../video-testimonials/VideoTestimonials.tsx')).VideoTestimonials),
  beforeAfter: livePart(async () => (await import('../before-after/BeforeAfter.tsx')).BeforeAfter),
  quiz: livePart(async () => (await import('../site-quiz/SiteQuiz.tsx')).SiteQuiz),
  gauges: livePart(async () => (await import('../performance-gauges/PerformanceGauges.tsx')).PerformanceGauges),
  price: livePart(async () => (await import('../price-calculator/PriceCalculator.tsx')).PriceCalculator),
  questions: livePart(async () => (await import('../searchable-faq/SearchableFaq.tsx')).SearchableFaq),
};

/** Loads all that a page shows. */
export async function loadLandingParts(landing: Landing): Promise<void> {
  const sections = landing.sections.map(({ kind }) => sectionParts[kind]);
  const parts = [heroOf(landing), heroLabel, heroOffer, heroArt, heroFigures, closing, ...sections];
  await Promise.all(parts.map((part) => part.load()));
}
