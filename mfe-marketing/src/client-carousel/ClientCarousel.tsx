import type { SectionOf } from '../content/landing.ts';
import { Testimonials } from '../home/Testimonials.tsx';

/** Clients in a track that scrolls, as on the home page. */
export function ClientCarousel({ texts, clients }: SectionOf<'carousel'>) {
  return <Testimonials texts={texts} items={clients} />;
}
