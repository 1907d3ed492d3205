import { brandName } from '@agence/shared-contracts/brand';
import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { Cta } from '../landing/Cta.tsx';
import { LocationMap } from './LocationMap.tsx';

/** Where we are and why that matters, beside the map. */
export function LocationSection({ title, ground, paragraphs, reasons, action, map }: SectionOf<'location'>) {
  const contact = useContact();
  const visit = (
    <>
      <address>
        <strong translate="no">{brandName}</strong>
        <span>{contact.street}</span>
        <span>
          {contact.city} ({contact.region}) {contact.postalCode}
        </span>
        <span>{contact.hours}</span>
        <span>
          <a href={contact.phoneHref}>{contact.phone}</a> · <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </span>
      </address>
      {action ? <Cta {...action} location="map" look="secondary" /> : null}
    </>
  );
  return (
    <Section $ground={ground ?? 'plain'}>
      <Body>
        <div>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reasons ? (
            <Reasons>
              {reasons.map(({ title: reason, text }) => (
                <li key={reason}>
                  <h3>{reason}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </Reasons>
          ) : (
            visit
          )}
        </div>
        <div>
          <LocationMap {...map} />
          {reasons ? visit : null}
        </div>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 3rem;
  & > div {
    display: grid;
    gap: 1.25rem;
    align-content: start;
    justify-items: start;
    min-width: 0;
  }
  & h2 {
    max-width: 10em;
  }
  & p {
    max-width: var(--ag-measure);
    color: var(--ag-ink-soft);
  }
  & address {
    display: grid;
    gap: 0.25rem;
    font-style: normal;
  }
  & address a {
    display: inline-block;
    padding-block: 0.6rem;
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2.5rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    gap: 5rem;
  }
`;

const Reasons = styled.ol`
  display: grid;
  gap: 1.5rem;
  margin-top: 1rem;
  & > li {
    display: grid;
    gap: 0.4rem;
    padding-top: 1.25rem;
    border-top: 2px solid var(--ag-ink);
  }
`;
