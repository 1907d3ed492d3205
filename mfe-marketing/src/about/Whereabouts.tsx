import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { AboutContent } from '../content/about/about.ts';
import { Address } from '../location-map/Address.tsx';
import { TerritoryArt } from '../location-map/TerritoryArt.tsx';

/** Where the agency is, on its own map. */
export function Whereabouts({ title, text, alt, focus, areas, areasLabel, next }: AboutContent['place']) {
  const contact = useContact();
  return (
    <Section>
      <Body>
        <figure>
          <TerritoryArt focus={focus} alt={alt} />
        </figure>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <nav aria-label={areasLabel}>
            {areas.map(({ to, label }) => (
              <a key={to} href={to}>
                {label}
              </a>
            ))}
          </nav>
          <Address of={contact}>
            <br />
            {contact.hours}
          </Address>
          <a href={next.to}>{next.label}</a>
        </div>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  /* As high as what stands beside it: land and river go on above the map and below. */
  & > figure {
    display: grid;
    align-content: center;
    overflow: hidden;
    border-radius: var(--ag-radius-large);
  }
  & > figure > svg {
    overflow: visible;
    box-shadow: 0 0 0 12rem var(--land);
  }
  & > div {
    display: grid;
    gap: 1.25rem;
    align-content: center;
    justify-items: start;
  }
  & nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  & a {
    display: inline-block;
    padding-block: 0.6rem;
  }
  & address {
    width: 100%;
    padding-top: 1.25rem;
    border-top: 1px solid var(--ag-line);
    font-style: normal;
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 5rem;
  }
`;
