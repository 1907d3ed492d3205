import { Picture } from '@agence/shared-contracts/art/Picture';
import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { quebecRelief } from '../pictures/pictures.ts';

/** Who the agency is, where it is, when it answers; lies in the lazy section `#a-propos`. */
export function About(about: HomeContent['about']) {
  const contact = useContact();
  return (
    <Body>
      <figure>
        <Picture of={quebecRelief} />
      </figure>
      <div>
        <h2>{about.title}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <address>
          <p>
            <strong>{about.contact.visit}</strong>
            <br />
            {contact.street}
            <br />
            {`${contact.city} (${contact.region}) ${contact.postalCode}`}
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
  display: grid;
  gap: 2.5rem;
  & > figure {
    position: relative;
    overflow: hidden;
    min-height: 17rem;
    /* Its sky is the page's. */
    border: 1px solid var(--ag-line);
    border-radius: var(--ag-radius-large);
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 0;
  }
  & > div {
    display: grid;
    gap: 1.25rem;
    align-content: center;
  }
  & > div > h2 {
    max-width: 9.3em;
    font-size: var(--ag-size-1);
  }
  & > div > p + p {
    color: var(--ag-ink-soft);
  }
  & address {
    display: grid;
    gap: 1.5rem;
    padding-top: 1.5rem;
    border-top: 1px solid var(--ag-line);
    font-style: normal;
  }
  @media (min-width: 40rem) {
    & address {
      grid-template-columns: 1fr 1fr;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 1fr;
    gap: 5rem;
  }
`;
