import type { ContactText } from '@agence/shared-contracts/texts/contact';
import { contactOf } from '@agence/shared-contracts/texts/contactOf';
import { Container, laidOutAtOnce, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { contactPageTexts as texts } from '../content/contactPage.ts';
import { RequestForm } from '../forms/RequestForm.tsx';
import { Cta } from '../landing/Cta.tsx';
import { Address } from '../location-map/Address.tsx';
import { officeMap } from '../location-map/mapUrl.ts';
import { TerritoryArt } from '../location-map/TerritoryArt.tsx';
import { Faces } from '../marks/Faces.tsx';
import { massifLevis } from '../pictures/pictures.ts';
import { ClosingCall } from '../reading/ClosingCall.tsx';
import { OfficeScene } from '../reading/OfficeScene.tsx';
import { Opening } from '../reading/Opening.tsx';

/** Everything that `/nous-joindre` shows: when and where to write, who answers, then where the agency is. */
export function Ways(contact: ContactText) {
  const reached = contactOf(contact);
  const { phone, phoneHref, email, hours, social } = reached;
  const { answers, form, map } = texts;
  return (
    <>
      <First>
        <Opening name={contact.title} title={contact.title} lead={contact.lead}>
          <Reach>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={phoneHref}>{phone}</a>
            </dd>
            <dt>{texts.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            <dt>{texts.hours}</dt>
            <dd className="hours">{hours}</dd>
            <dt>{texts.meeting}</dt>
            <dd>
              <Cta
                id="contact-consultation"
                location="contact"
                look="secondary"
                label={texts.action}
                asked="consultation"
              />
            </dd>
          </Reach>
        </Opening>
        <OfficeScene first />
        <Sheet aria-labelledby="ecrire">
          <h2 id="ecrire">{form.title}</h2>
          <RequestForm id="ecrire" path={texts.path} along={{ form: 'nous-joindre' }} submit={form.submit} />
        </Sheet>
        <Answers>
          <Faces mark={answers.mark} />
          <h2>{answers.title}</h2>
          <p>{answers.text}</p>
        </Answers>
      </First>
      <Office aria-labelledby="bureau">
        <Where>
          <div>
            <h2 id="bureau">{texts.office}</h2>
            <Address of={reached}>
              <br />
              <a href={officeMap} rel="noopener">
                {texts.directions}
              </a>
            </Address>
            <Cta
              id="contact-consultation"
              location="contact-office"
              look="secondary"
              label={texts.visit}
              asked="meeting"
            />
            {social.length > 0 ? (
              <dl>
                <dt>{texts.social}</dt>
                <dd>
                  <ul>
                    {social.map(({ name, href }) => (
                      <li key={href}>
                        <a href={href} rel="noopener">
                          {name}
                        </a>
                      </li>
                    ))}
                  </ul>
                </dd>
              </dl>
            ) : null}
          </div>
          <figure>
            <TerritoryArt focus={map.focus} alt={map.alt} />
          </figure>
        </Where>
      </Office>
      <ClosingCall {...texts.alone} picture={massifLevis} />
    </>
  );
}

/* The words and the sheet stand before the massif of the town that the office is in, whose summit stays above the sheet. */
const First = styled(Container)`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2.5rem, 6vw, 5rem);
  align-items: start;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) var(--ag-section);
  ${laidOutAtOnce}
  @media (min-width: 60rem) {
    grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
  }
`;

const Reach = styled.dl`
  display: grid;
  gap: 0 1.5rem;
  margin-top: 0.5rem;
  & > dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > dd + dt {
    margin-top: 0.5rem;
  }
  & > dd {
    overflow-wrap: anywhere;
  }
  & a {
    display: inline-block;
    padding-block: 0.35rem 0.75rem;
    font: 700 clamp(1.4rem, 1rem + 1.4vw, 1.85rem) / 1.2 var(--ag-display);
    letter-spacing: -0.02em;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
  & a:hover {
    color: var(--ag-ember);
  }
  & button {
    margin-top: 0.5rem;
  }
  @media (max-width: 39.99rem) {
    width: 100%;
  }
  & > .hours {
    padding-block: 0.35rem 0.75rem;
    text-wrap: balance;
    font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template: repeat(4, auto) / auto 1fr;
    grid-auto-flow: column;
    & > dd + dt {
      margin: 0;
    }
  }
`;

const Answers = styled.div`
  display: grid;
  gap: 0.6rem;
  margin-top: clamp(1rem, 3vw, 3rem);
  padding-top: 1.75rem;
  border-top: 2px solid var(--ag-ink);
  & > h2 {
    margin-top: 0.5rem;
    font-size: var(--ag-size-3);
  }
  & > p {
    max-width: 30rem;
    color: var(--ag-ink-soft);
  }
`;

const Sheet = styled.section`
  margin-top: -5.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding: clamp(1.25rem, 4vw, 2.75rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  & > h2 {
    font-size: var(--ag-size-2);
  }
  & > form {
    max-width: none;
  }
  /* Who writes fills one line. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > form {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & > form > :is(label, button, :has(> textarea)) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60rem) {
    grid-area: 1 / 2 / span 2;
    margin-top: 17rem;
  }
`;

/* On the ground of what it follows. */
const Office = styled(Section)`
  padding-top: 0;
`;

const Where = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem 5rem;
  align-items: start;
  & > figure {
    overflow: hidden;
    border-radius: var(--ag-radius-large);
  }
  & > figure > svg {
    display: block;
  }
  & dl {
    margin-top: 1.75rem;
  }
  & dt {
    padding-top: 1.1rem;
    border-top: 1px solid var(--ag-line);
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    padding-bottom: 1.1rem;
    overflow-wrap: anywhere;
  }
  & address {
    margin-block: 1.25rem;
    font: 700 var(--ag-size-3) / 1.35 var(--ag-display);
  }
  & a {
    display: inline-block;
    padding-block: 0.35rem;
  }
  & address > a {
    padding-block: 0.6rem;
    font: 400 1rem/1.5 var(--ag-text);
  }
  /* Beside the address the map comes first; on phones one reads first where to go. */
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: 2.5rem;
    & > figure {
      order: -1;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: 5rem;
  }
`;
