import styled, { css } from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { titlesInStep } from '../../reading/titlesInStep.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Things to know, in one of three layouts. */
export function Points({ title, lead, ground, points, layout = 'columns' }: SectionOf<'points'>) {
  return (
    <SectionFrame title={title} lead={lead} ground={ground} isBeside={layout === 'columns'}>
      <List $layout={layout}>
        {points.map(({ title: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

const layouts = {
  columns: css`
    gap: 2.5rem 3rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  `,
  ledger: css`
    counter-reset: point;
    & > li {
      counter-increment: point;
      display: grid;
      gap: 0.75rem 2rem;
      padding-block: 1.75rem;
      border-top: 1px solid var(--ag-line);
    }
    & > li::before {
      content: counter(point, decimal-leading-zero);
      font: 500 var(--ag-size-3) / 1.2 var(--ag-display);
      color: var(--ag-ember);
    }
    & h3 {
      font-size: var(--ag-size-2);
    }
    @media (min-width: 60rem) {
      & > li {
        grid-template-columns: 4rem 5fr 6fr;
        align-items: baseline;
      }
    }
  `,
  stairs: css`
    gap: 2.5rem 2rem;
    & > li {
      padding-top: 1.25rem;
      border-top: 2px solid var(--ag-ink);
    }
    @media (min-width: 40rem) {
      grid-template-columns: 1fr 1fr;
    }
    @media (min-width: 40rem) and (max-width: 74.99rem) {
      & > li {
        ${titlesInStep}
      }
    }
    @media (min-width: 60rem) {
      grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
    }
    @media (min-width: 75rem) {
      gap: 0;
      & > li {
        padding-right: 2rem;
      }
      & > li:nth-child(2) {
        margin-top: 3rem;
      }
      & > li:nth-child(3) {
        margin-top: 6rem;
      }
      & > li:nth-child(4) {
        margin-top: 9rem;
      }
    }
  `,
};

const List = styled.ul<{ $layout: keyof typeof layouts }>`
  display: grid;
  & p {
    margin-top: 0.6rem;
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  ${({ $layout }) => layouts[$layout]}
`;
