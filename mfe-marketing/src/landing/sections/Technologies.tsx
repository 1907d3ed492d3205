import styled from 'styled-components';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** What the sites are built with, in four groups. */
export function Technologies({ title, lead, groups }: SectionOf<'technologies'>) {
  return (
    <SectionFrame title={title} lead={lead}>
      <Groups>
        {groups.map(({ name, technologies }) => (
          <section key={name}>
            <h3>{name}</h3>
            <ul>
              {technologies.map((technology) => (
                <li key={technology.name}>
                  <i aria-hidden="true">{technology.icon}</i>
                  <p>
                    <strong>{technology.name}</strong>
                    {technology.text}
                  </p>
                </li>
              ))}
            </ul>
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
    display: grid;
    gap: 1.5rem;
    padding-top: 1.5rem;
    border-top: 2px solid var(--ag-ink);
  }
  & ul {
    display: grid;
    gap: 1.5rem;
  }
  & li {
    display: grid;
    grid-template-columns: 3rem 1fr;
    gap: 1rem;
    align-content: start;
    align-items: start;
    line-height: 1.45;
  }
  & i {
    display: grid;
    place-items: center;
    height: 3rem;
    border-radius: var(--ag-radius);
    background: var(--ag-ink);
    color: var(--ag-ground);
    font: 700 1rem/1 var(--ag-display);
  }
  & p {
    color: var(--ag-ink-soft);
  }
  & strong {
    display: block;
    color: var(--ag-ink);
  }
  /* On phones a group is a short list: its sign beside its name, its reason in small letters. */
  @media (max-width: 39.99rem) {
    gap: 1.75rem;
    & > section {
      gap: 1rem;
      padding-top: 1rem;
    }
    & ul {
      gap: 0.9rem;
    }
    & li {
      grid-template-columns: 2.25rem 1fr;
      gap: 0.75rem;
      font-size: 0.9375rem;
      line-height: 1.4;
    }
    & i {
      height: 2.25rem;
      font-size: 0.8125rem;
    }
  }
  @media (min-width: 60rem) {
    & > section {
      grid-template-columns: 4fr 8fr;
    }
    & ul {
      grid-template-columns: repeat(3, 1fr);
    }
    & li {
      grid-template-columns: 1fr;
    }
    & i {
      width: 3rem;
    }
  }
`;
