import styled from 'styled-components';
import { advertsMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { AdSample } from './AdSample.tsx';
import { SectionFrame } from './SectionFrame.tsx';

/** Advertising formats: what each is for, beside what people see of it. */
export function Formats({ title, ground, formats }: SectionOf<'formats'>) {
  return (
    <SectionFrame title={title} ground={ground} mark={advertsMark}>
      <List>
        {formats.map(({ name, text, sample, lines }) => (
          <li key={name}>
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <AdSample sample={sample} lines={lines} />
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    gap: 1.75rem;
    padding-block: clamp(2rem, 4vw, 3.5rem);
    border-top: 1px solid var(--ag-line);
  }
  & h3 {
    font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  }
  & h3 + p {
    margin-top: 0.75rem;
    max-width: 29.5em;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: 1fr 1fr;
      gap: 5rem;
      align-items: center;
    }
  }
`;
