import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { receiptTexts as texts } from '../content/receipt.ts';
import { FirstStep } from './FirstStep.tsx';
import type { Order } from './readPayment.ts';

/** What a buyer does with what they have bought. */
export function NextSteps({ items }: { readonly items: Order['order_items'] }) {
  return (
    <Steps aria-labelledby="ensuite">
      <h2 id="ensuite" className="visually-hidden">
        {texts.next}
      </h2>
      {items.map(({ id, category, product }) => {
        if (category === 'formation' && product?.formation) return <FirstStep key={id} course={product.formation} />;
        const { text, action } = texts.steps[category];
        return (
          <Step key={id}>
            <p>{text}</p>
            <ButtonLink href={category === 'tip' ? '/formations' : '/formations-access'}>{action}</ButtonLink>
          </Step>
        );
      })}
    </Steps>
  );
}

const Steps = styled.section`
  display: grid;
  gap: 1rem;
  width: 100%;
`;

const Step = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 1rem 1.5rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
`;
