import styled from 'styled-components';
import { receiptTexts as texts } from '../content/receipt.ts';
import type { Order } from './readPayment.ts';

/** Where one may go from a paid order, each with its name on the right. */
export function FurtherWays({ items }: { readonly items: Order['order_items'] }) {
  const isGivenBackAlone = items.every(({ category }) => category === 'formation' || category === 'resource');
  const ways = [
    ...(isGivenBackAlone ? [[texts.refund, texts.purchases, '/compte/achats']] : []),
    [texts.shopping, texts.shop, '/boutique'],
    [texts.learning, texts.formations, '/formations'],
  ] as const;
  return (
    <Ways aria-label={texts.further}>
      {ways.map(([why, name, href]) => (
        <li key={href}>
          <span>{why}</span> <a href={href}>{name}</a>
        </li>
      ))}
    </Ways>
  );
}

const Ways = styled.ul`
  width: 100%;
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    padding-block: 1rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & a {
    font-weight: 600;
    text-decoration: none;
  }
  & a::after {
    content: ' ›';
  }
  /* The whole row leads there. */
  & a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:hover {
    text-decoration: underline;
  }
  @media print {
    display: none;
  }
`;
