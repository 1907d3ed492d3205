import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { receiptTexts as texts } from '../content/receipt.ts';
import type { Order } from './readPayment.ts';

/** What a buyer does with what they have bought. */
export function NextSteps({ items }: { readonly items: Order['order_items'] }) {
  return (
    <Steps aria-labelledby="ensuite">
      <h2 id="ensuite">{texts.next}</h2>
      {items.map((item) => {
        const { text, action } = texts.steps[item.category];
        return (
          <div key={item.id}>
            <p>{text}</p>
            <ButtonLink href={pathOf(item)}>{action}</ButtonLink>
          </div>
        );
      })}
    </Steps>
  );
}

function pathOf({ category, product }: Order['order_items'][number]): string {
  if (category === 'tip') return '/formations';
  const slug = product?.formation?.slug;
  return category === 'formation' && slug ? `/formation-viewer/${slug}` : '/formations-access';
}

const Steps = styled.section`
  display: grid;
  gap: 1rem;
  width: 100%;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
`;
