import { Accordion } from '@agence/shared-contracts/ui/Accordion';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

export function FaqSection({ title, ground, items }: SectionOf<'faq'>) {
  return (
    <SectionFrame title={title} ground={ground} isBeside>
      <Accordion items={items.map(({ question, answer }) => ({ title: question, content: answer }))} />
    </SectionFrame>
  );
}
