import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** Who the agency is, where it is, when it answers; lies in the lazy section `#a-propos`. */
export function About(about: HomeContent['about']) {
  const contact = useContact();
  return (
    <Body>
      <h2>{about.title}</h2>
      <div>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <address>
          <p>
            <strong>{about.contact.visit}</strong>
            <br />
            {contact.street}
            <br />
            {contact.city} ({contact.region}) {contact.postalCode}
            <br />
            {contact.hours}
          </p>
          <p>
            <strong>{about.contact.talk}</strong>
            <br />
            <a href={contact.phoneHref}>{contact.phone}</a>
            <br />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </address>
      </div>
    </Body>
  );
}

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 2.5rem;
  & > h2 {
    max-width: 10ch;
    font-size: var(--ag-size-hero);
    line-height: 1;
    letter-spacing: -0.03em;
  }
  & > div {
    display: grid;
    gap: 1.5rem;
    align-content: end;
  }
  & > div > p {
    font-size: var(--ag-size-lead);
    line-height: 1.5;
  }
  & address {
    display: grid;
    gap: 1.5rem;
    padding-top: 1.5rem;
    border-top: 1px solid var(--ag-line);
    font-style: normal;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
    gap: 5rem;
    & address {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
