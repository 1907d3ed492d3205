import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { homeTexts } from '../content/home.ts';

const texts = homeTexts.resources;

/** What a visitor can take along without leaving an address. */
export function Resources() {
  return (
    <Section>
      <Body>
        <h2>{texts.title}</h2>
        <ul>
          {texts.items.map(({ title, text, type, to }) => (
            <li key={to}>
              <a href={to}>
                <small>{type}</small>
                <strong>{title}</strong>
                <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
  & a {
    display: grid;
    gap: 0.35rem;
    padding-block: 1.5rem;
    border-top: 1px solid var(--ag-line);
    text-decoration: none;
  }
  & a:hover strong {
    text-decoration: underline;
  }
  & small {
    color: var(--ag-ember);
    font-weight: 600;
  }
  & strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & span {
    color: var(--ag-ink-soft);
  }
`;
