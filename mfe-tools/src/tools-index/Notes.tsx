import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { indexTexts as texts } from '../content/toolsIndex.ts';

/** In 64 by 48, from their left edges: a letter that is not sent, answers that stay in their device, a formula with its numbers. */
const drawings = {
  letter: { left: 5, quiet: 'M8 10h48v30H8zM8 10l24 18 24-18', bold: 'M6 44 58 4' },
  device: {
    left: 13,
    quiet: 'M14 4h36v40H14zM20 12h24M20 20h24M20 28h14',
    bold: 'M38 33v-3a5 5 0 0 1 10 0v3M35 33h16v11H35z',
  },
  formula: { left: 7, quiet: 'M32 12H8l14 12L8 36h24', bold: 'M40 20h16M40 28h16' },
} as const;

/** What holds for all tools, each with a drawing of what it means. */
export function Notes() {
  return (
    <Band>
      <Container>
        <h2>{texts.notesTitle}</h2>
        <dl>
          {texts.notes.map(({ title, text, drawing }) => (
            <div key={title}>
              <dt>
                <svg viewBox={`${drawings[drawing].left} 0 64 48`} aria-hidden="true">
                  <path d={drawings[drawing].quiet} />
                  <path className="bold" d={drawings[drawing].bold} />
                </svg>
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </Band>
  );
}

const Band = styled.section`
  margin-top: var(--ag-section);
  padding-block: clamp(3rem, 6vw, 5.5rem);
  background: var(--ag-band);
  ${laidOutWhenNear('49rem')}
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.5rem clamp(2rem, 6vw, 6rem);
  }
  & dl,
  & dl > div {
    display: grid;
    gap: 1.5rem;
  }
  & dl > div {
    gap: 0.35rem 2rem;
  }
  & dl > div + div {
    padding-top: 1.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & dt {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & dd {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & svg {
    display: block;
    width: 4rem;
    margin-bottom: 0.75rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  & .bold {
    stroke: var(--ag-ember);
    stroke-width: 3;
  }
  @media (min-width: 44rem) {
    & dl > div {
      grid-template-columns: 5fr 6fr;
      align-items: center;
    }
    & dt {
      display: grid;
      grid-template-columns: 4rem 1fr;
      gap: 1.5rem;
      align-items: center;
    }
    & svg {
      margin: 0;
    }
  }
  @media (min-width: 60rem) {
    & > div {
      grid-template-columns: 4fr 8fr;
    }
  }
`;
