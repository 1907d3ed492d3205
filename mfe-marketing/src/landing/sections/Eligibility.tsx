import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { Cta } from '../Cta.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Whom an offer is for, in a box of its own. */
export function Eligibility({ title, ground, text, criteria, places, action }: SectionOf<'eligibility'>) {
  return (
    <SectionFrame title={title} ground={ground} isBeside>
      <Box>
        <p>{text}</p>
        <ul>
          {criteria.map((criterion) => (
            <li key={criterion}>{criterion}</li>
          ))}
        </ul>
        <strong>{places}</strong>
        {action ? <Cta {...action} location="eligibility" /> : null}
      </Box>
    </SectionFrame>
  );
}

const Box = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  padding: clamp(1.75rem, 4vw, 3.5rem);
  border: 2px solid var(--ag-ink);
  border-radius: var(--ag-radius-large);
  & > p {
    max-width: var(--ag-measure);
    font-size: var(--ag-size-lead);
  }
  & > ul {
    display: grid;
    gap: 0.9rem;
  }
  & li {
    position: relative;
    padding-left: 2.25rem;
  }
  & li::before {
    content: '';
    position: absolute;
    left: 0.25rem;
    top: 0.4em;
    width: 1rem;
    height: 0.5rem;
    border: solid var(--ag-moss);
    border-width: 0 0 3px 3px;
    rotate: -45deg;
  }
`;
