import { Figure } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { figureLeads, figureLinks } from '../../content/figureLinks.ts';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

interface FiguresProps extends SectionOf<'figures'> {
  /** Says that they are a demonstration (AMB-14). */
  readonly mark?: string;
}

export function Figures({ title, ground, figures, mark }: FiguresProps) {
  const [link] = figures.flatMap(({ claim }) => figureLinks.get(claim) ?? []);
  const [lead] = figures.flatMap(({ claim }) => figureLeads.get(claim) ?? []);
  return (
    <SectionFrame title={title} lead={lead} ground={ground} isBeside mark={mark}>
      <Row $few={figures.length < 3} data-marked={mark ? '' : undefined} data-linked={link ? '' : undefined}>
        {figures.map(({ value, label }) => (
          <Figure key={label}>
            <strong>{value}</strong>
            <span>{label}</span>
          </Figure>
        ))}
        {link ? (
          <a href={link.to}>
            {link.label} <span aria-hidden="true">→</span>
          </a>
        ) : null}
      </Row>
    </SectionFrame>
  );
}

/* One that stands alone, or two, are set as large as a page title. */
const few = css`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  & > ${Figure} {
    padding-top: 1.5rem;
    border-top: 2px solid;
  }
  & > ${Figure} > strong {
    font-size: clamp(4.5rem, 2rem + 7vw, 9rem);
  }
  &[data-marked] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
  &[data-marked] > ${Figure} > strong {
    font-size: clamp(3.25rem, 1.5rem + 4.5vw, 5.5rem);
  }
  & > ${Figure} > span {
    margin-top: 1rem;
    font-size: var(--ag-size-lead);
  }
`;

const Row = styled.div<{ $few: boolean }>`
  display: grid;
  gap: 2rem clamp(2rem, 5vw, 5rem);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  @media (min-width: 40rem) {
    &[data-linked] {
      grid-template-columns: max-content minmax(0, 1fr);
      align-items: last baseline;
      border-top: 2px solid;
    }
    &[data-linked] > ${Figure} {
      border: 0;
    }
    &[data-linked] > a {
      justify-self: end;
    }
  }
  & > a {
    justify-self: start;
    padding-block: 0.6rem;
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
  }
  ${({ $few }) => $few && few}
`;
