import type { SectionOf } from '../../content/landing.ts';
import { Faq } from '../Faq.tsx';
import { SectionFrame } from './SectionFrame.tsx';

export function FaqSection({ title, ground, items }: SectionOf<'faq'>) {
  return (
    <SectionFrame title={title} ground={ground} isBeside>
      <Faq items={items} />
    </SectionFrame>
  );
}
