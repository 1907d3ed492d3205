import { Accordion, Disclosure } from '@agence/shared-contracts/ui/Accordion';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** So few answers stand open: nobody has to look for theirs. */
const FEW = 2;

export function FaqSection({ title, ground, items }: SectionOf<'faq'>) {
  return (
    <SectionFrame title={title} ground={ground} isBeside>
      {items.length > FEW ? (
        <Accordion items={items.map(({ question, answer }) => ({ title: question, content: answer }))} />
      ) : (
        <div>
          {items.map(({ question, answer }) => (
            <Disclosure key={question} open>
              <summary>{question}</summary>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </div>
      )}
    </SectionFrame>
  );
}
