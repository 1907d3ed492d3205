import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { portraitsMark } from '../content/exampleMark.ts';
import type { HomeContent } from '../content/home/home.ts';
import { Faces } from '../marks/Faces.tsx';

/** Who the agency is, where it is, when it answers; lies in the lazy section `#a-propos`. */
export function About(about: HomeContent['about']) {
  const contact = useContact();
  return (
    <Body>
      <figure>
        <Faces mark={portraitsMark} />
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
  /* As large as three stand beside each other. */
  & img {
    width: min(24vw, 11rem);
    height: auto;
  }
  & > figure {
    align-self: center;
  }
  & > div {
    display: grid;
    gap: 1.25rem;
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
    & img {
      width: min(14.4vw, 11.9rem);
    }
    grid-template-columns: 1fr 1fr;
    gap: 5rem;
  }
`;
