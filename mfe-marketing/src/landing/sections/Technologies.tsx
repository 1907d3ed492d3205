import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';
import { technologyMarks as marks } from './technologyMarks.ts';

/** What the sites are built with, in four groups. */
export function Technologies({ title, lead, groups }: SectionOf<'technologies'>) {
  return (
    <SectionFrame title={title} lead={lead}>
      <Groups>
        {groups.map(({ name, technologies }) => (
          <section key={name}>
            <details>
              <summary>
                <h3>{name}</h3>
              </summary>
              <ul>
                {technologies.map((technology) => (
                  <li key={technology.name}>
                    {marks[technology.icon] ? (
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d={marks[technology.icon]} />
                      </svg>
                    ) : (
                      <i aria-hidden="true">{technology.icon}</i>
                    )}
                    <p>
                      <strong>{technology.name}</strong>
                      {technology.text}
                    </p>
                  </li>
                ))}
              </ul>
            </details>
          </section>
        ))}
      </Groups>
    </SectionFrame>
  );
}

const Groups = styled.div`
  display: grid;
  gap: 3rem;
  & > section {
    padding-top: 1.5rem;
    border-top: 2px solid var(--ag-ink);
  }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    cursor: pointer;
  }
  & summary::after {
    content: '+';
    font-weight: 700;
    color: var(--ag-ember);
  }
  & [open] > summary::after {
    content: '–';
  }
  & ul {
    display: grid;
    gap: 1.5rem;
    padding-top: 1.5rem;
  }
  & li {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    gap: 1rem;
    align-content: start;
    line-height: 1.45;
  }
  & svg {
    fill: none;
    stroke: var(--ag-ember);
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  & p {
    color: var(--ag-ink-soft);
  }
  & strong {
    display: block;
    color: var(--ag-ink);
  }
  /* On phones a group is a short list, its reasons in small letters. */
  @media (max-width: 39.99rem) {
    gap: 0;
    border-bottom: 1px solid var(--ag-ink);
    & > section {
      border-top-width: 1px;
      padding-top: 0;
    }
    & summary {
      min-height: 3rem;
    }
    & ul {
      gap: 0.9rem;
      padding-block: 0.25rem 1.25rem;
    }
    & li {
      gap: 0.75rem;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
  }
  /* Elsewhere all are open, and nothing can be folded or takes the focus: where the browser can show what is folded. */
  @media (min-width: 40rem) {
    @supports selector(::details-content) {
      & ::details-content {
        content-visibility: visible;
      }
      & summary {
        visibility: hidden;
        pointer-events: none;
      }
      & h3 {
        visibility: visible;
      }
    }
  }
  @media (min-width: 60rem) {
    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    @supports selector(::details-content) {
      & details {
        display: grid;
        grid-template-columns: 4fr 8fr;
      }
      & summary {
        align-self: start;
      }
      & ul {
        padding-top: 0;
      }
    }
  }
`;
