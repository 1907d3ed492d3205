import { massifWebsite } from '@agence/shared-contracts/art/pictures';
import { Accordion } from '@agence/shared-contracts/ui/Accordion';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Cta } from '../landing/Cta.tsx';
import { ClosingCall } from '../reading/ClosingCall.tsx';
import { NextPages } from '../reading/NextPages.tsx';
import { Opening } from '../reading/Opening.tsx';
import { Formula } from './Formula.tsx';
import { QuoteSheet } from './QuoteSheet.tsx';
import type { RatesData } from './ratesData.ts';
import { SiteStairs } from './SiteStairs.tsx';

/** Everything that `/tarifs` says. */
export function Rates(texts: RatesData) {
  const { name, title, lead, action, actionNote, prices, sites, sheet, formula, included, exit, faq, next, asked } =
    texts;
  return (
    <>
      <First>
        <Opening name={name} title={title} lead={lead}>
          <Cta id="rates-audit" location="rates" label={action} asked="audit" />
          <small>{actionNote}</small>
        </Opening>
        <QuoteSheet texts={sheet} quote={texts.quote} />
      </First>
      <Doors>
        <h2>{prices.title}</h2>
        <ul>
          {prices.items.map((item) => (
            <li key={item.name}>
              <h3>{item.name}</h3>
              <p className="price" translate="no">
                <b>{item.price}</b> {'unit' in item ? <span>{item.unit}</span> : null}
              </p>
              <div>
                <p>{item.text}</p>
                <small>{item.note}</small>
                <a href={item.link.to}>{item.link.label}</a>
              </div>
            </li>
          ))}
        </ul>
      </Doors>
      <SiteStairs texts={sites} steps={texts.steps} />
      <Section>
        <Included>
          <h2>{included.title}</h2>
          {included.columns.map(({ title: heading, items }) => (
            <div key={heading}>
              <h3>{heading}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </Included>
      </Section>
      <Formula texts={formula} options={texts.options} scales={texts.scales} />
      <Section>
        <Exit>
          <h2>{exit.title}</h2>
          <div>
            <blockquote>
              <p>«&nbsp;{exit.quote}&nbsp;»</p>
              <a href={exit.from.to}>{exit.from.label}</a>
            </blockquote>
            <Lead as="p">{exit.text}</Lead>
          </div>
        </Exit>
      </Section>
      <Section $ground="band">
        <Asked>
          <h2>{faq.title}</h2>
          <Accordion items={faq.items.map(({ question, answer }) => ({ title: question, content: answer }))} />
        </Asked>
      </Section>
      <NextPages {...next} />
      <ClosingCall {...asked} picture={massifWebsite} />
    </>
  );
}

const First = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem 5rem;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(3rem, 6vw, 5rem);
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    align-items: start;
  }
`;

const Doors = styled(Container).attrs({ as: 'section' })`
  padding-bottom: var(--ag-section);
  & > ul {
    margin-top: 2rem;
    border-bottom: 1px solid var(--ag-line);
  }
  & > ul > li {
    display: grid;
    gap: 0.5rem 2.5rem;
    padding-block: clamp(1.5rem, 3vw, 2.25rem);
    border-top: 1px solid var(--ag-line);
  }
  & .price > b {
    display: block;
    font: 800 clamp(2.5rem, 1.8rem + 2.6vw, 4.25rem) / 1 var(--ag-display);
    letter-spacing: -0.035em;
  }
  & .price > span,
  & small {
    color: var(--ag-ink-soft);
  }
  & small {
    display: block;
    margin-top: 0.5rem;
  }
  & a {
    display: inline-block;
    margin-top: 0.5rem;
    padding-block: 0.6rem;
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > ul > li {
      grid-template: auto 1fr / 4fr 5fr;
    }
    & > ul > li > div {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media (min-width: 60rem) {
    & > ul > li {
      grid-template-columns: 3fr 4fr 5fr;
      align-items: baseline;
    }
  }
`;

const Included = styled(Container)`
  display: grid;
  gap: 2rem 4rem;
  & h3 {
    padding-bottom: 0.75rem;
  }
  & li {
    padding-block: 0.8rem;
    border-top: 1px solid var(--ag-line);
  }
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    grid-template-columns: 1fr 1fr;
    & > h2 {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 4fr 4fr;
    & > h2 {
      max-width: 6em;
    }
  }
`;

const Exit = styled(Container)`
  display: grid;
  gap: 1.5rem 5rem;
  & blockquote > p {
    font: 600 clamp(1.35rem, 1rem + 1.5vw, 2.1rem) / 1.28 var(--ag-display);
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  & blockquote > a {
    display: inline-block;
    margin-block: 0.5rem 1rem;
    padding-block: 0.6rem;
    font-size: var(--ag-size-small);
  }
  & > div > p {
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 7fr;
    & > h2 {
      max-width: 7em;
      font-size: var(--ag-size-1);
    }
  }
`;

const Asked = styled(Container)`
  display: grid;
  gap: 2rem 5rem;
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    & > h2 {
      max-width: 7em;
    }
  }
`;
