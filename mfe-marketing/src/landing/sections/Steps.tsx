import styled, { css } from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** A process, as a list, as a climb, or along the hours or weeks that it takes. */
export function Steps({ title, ground = 'plain', steps, layout = 'list' }: SectionOf<'steps'>) {
  return (
    <SectionFrame title={title} ground={ground} isBeside={layout !== 'climb'}>
      <List $layout={layout} $fill={ground === 'plain' ? 'band' : ground === 'band' ? 'ground' : 'surface'}>
        {steps.map(({ title: name, text, when }) => (
          <li key={name}>
            {when ? <small>{when}</small> : null}
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

const numbered = css`
  counter-reset: step;
  & > li {
    counter-increment: step;
    position: relative;
  }
  & > li::before {
    content: counter(step);
    font: 700 2.25rem/1 var(--ag-display);
    color: var(--ag-ember);
  }
`;

const layouts = {
  list: css`
    ${numbered}
    & > li {
      padding: 0 0 2.25rem 4.5rem;
    }
    & > li::before {
      position: absolute;
      left: 0;
      top: -0.35rem;
    }
  `,
  climb: css`
    ${numbered}
    gap: 2.5rem;
    & > li {
      padding-top: 1.25rem;
      border-top: 2px solid var(--ag-ember);
    }
    & > li::before {
      display: block;
      margin-bottom: 1rem;
    }
    /* On phones its number stands beside a step. */
    @media (max-width: 39.99rem) {
      gap: 1.5rem;
      & > li {
        display: grid;
        grid-template-columns: 2.75rem minmax(0, 1fr);
      }
      & > li::before {
        grid-row: span 2;
        font-size: 1.75rem;
      }
    }
    @media (min-width: 40rem) and (max-width: 59.99rem) {
      grid-template-columns: 1fr 1fr;
    }
    @media (min-width: 60rem) {
      grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
      gap: 0;
      & > li {
        padding: 1.25rem 2rem 2rem 1.5rem;
        background: var(--fill);
      }
      & > li:nth-child(1) {
        margin-top: 9rem;
      }
      & > li:nth-child(2) {
        margin-top: 6rem;
      }
      & > li:nth-child(3) {
        margin-top: 3rem;
      }
      & > li + li::after {
        content: '';
        position: absolute;
        top: -2px;
        left: 0;
        height: 3rem;
        border-left: 2px solid var(--ag-ember);
      }
    }
  `,
  timeline: css`
    /* Its dots stand at the edge of the text above. */
    margin-left: 0.375rem;
    & > li {
      position: relative;
      padding: 0 0 2.75rem 2.25rem;
      border-left: 2px solid var(--ag-line);
    }
    /* The line ends at the last dot. */
    & > li:last-child {
      padding-bottom: 0;
      border-image: linear-gradient(var(--ag-line) 0.5rem, transparent 0) 1;
    }
    & > li::before {
      content: '';
      position: absolute;
      left: -0.5rem;
      top: 0.2rem;
      width: 0.875rem;
      height: 0.875rem;
      border-radius: 50%;
      background: var(--ag-ember);
    }
    & small {
      display: block;
      margin-bottom: 0.35rem;
      font: 600 var(--ag-size-3) / 1 var(--ag-display);
      color: var(--ag-ember);
    }
    @media (min-width: 60rem) {
      & > li {
        margin-left: 9rem;
      }
      & small {
        position: absolute;
        right: calc(100% + 1.75rem);
        width: 9rem;
        text-align: right;
      }
    }
  `,
};

const List = styled.ol<{ $layout: keyof typeof layouts; $fill: 'ground' | 'band' | 'surface' }>`
  /* Below a climb, other than what the section stands on. */
  --fill: var(--ag-${({ $fill }) => $fill});
  display: grid;
  & p {
    margin-top: 0.5rem;
    max-width: var(--ag-measure);
    text-wrap: balance;
    color: var(--ag-ink-soft);
  }
  ${({ $layout }) => layouts[$layout]}
`;
