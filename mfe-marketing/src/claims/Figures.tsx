import { homeRelief } from '@agence/shared-contracts/art/pictures';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { claimsHead } from '../content/claimsHead.ts';
import { type ClaimsGroup, claimsPageTexts as texts } from '../content/claimsPage.ts';
import { ClosingCall } from '../reading/ClosingCall.tsx';
import { NextPages } from '../reading/NextPages.tsx';
import { Opening } from '../reading/Opening.tsx';
import { Compared } from './Compared.tsx';
import type { ClaimsData } from './claimsData.ts';
import { Matter } from './Matter.tsx';

/** Everything that `/nos-chiffres` shows: what the agency promises, drawn by matter, then what it has proof of. */
export function Figures({ claims }: ClaimsData) {
  const figures = claims.figures.filter(({ isShown }) => isShown);
  const testimonials = claims.testimonials.filter(({ isShown }) => isShown);
  const shown = texts.groups
    .map((group) => ({ group, list: ofGroup(figures, group) }))
    .filter(({ list }) => list.length > 0);
  const places = shown.find(({ group }) => group.measure === 'clients');
  const others = figures.filter(({ id }) => !texts.groups.some((group) => group.figures.some((name) => name === id)));
  return (
    <>
      <First>
        <Opening name={claimsHead.name} title={claims.title} lead={claims.lead}>
          <Compared figures={figures} />
        </Opening>
        {shown.length > 1 ? (
          <nav aria-label={texts.brief}>
            <ol>
              {shown.map(({ group, list: [first] }) => (
                <li key={group.id}>
                  <a href={`#${group.id}`}>
                    <strong>{first?.value}</strong>
                    <span>{group.brief}</span>
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        ) : null}
      </First>
      {places ? (
        <Dark data-theme="dark">
          <Container>
            <Matter {...places.group} list={places.list} />
          </Container>
        </Dark>
      ) : null}
      <Rest>
        {shown.map(({ group, list }) =>
          group === places?.group ? null : <Matter key={group.id} {...group} list={list} />,
        )}
        {others.length > 0 ? <Matter id="resultats" title={texts.others} list={others} /> : null}
        {testimonials.length > 0 ? <Matter id="temoignages" title={texts.testimonials} list={testimonials} /> : null}
        {figures.length + testimonials.length === 0 ? <p>{texts.none}</p> : null}
      </Rest>
      <NextPages {...texts.next} />
      <ClosingCall {...texts.asked} picture={homeRelief} />
    </>
  );
}

/** Figures of one matter, in the order in which it tells them. */
const ofGroup = (figures: ClaimsText['figures'], group: ClaimsGroup) =>
  group.figures.flatMap((name) => figures.find(({ id }) => id === name) ?? []);

/* The first figure of each matter stands beside what the page is about, and leads to it. */
const First = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2.5rem clamp(2rem, 6vw, 6rem);
  align-items: end;
  padding-block: clamp(1.5rem, 3vw, 2.5rem) clamp(2rem, 5vw, 4rem);
  & > nav li {
    border-top: 1px solid var(--ag-line);
  }
  & > nav a {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1.5rem;
    padding-block: 0.7rem;
    text-decoration: none;
  }
  & > nav a:hover > span {
    text-decoration: underline;
  }
  & > nav strong {
    min-width: min(12rem, 55%);
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  /* The first leads. */
  & > nav li:first-child {
    border: 0;
  }
  & > nav li:first-child strong {
    font-size: clamp(4.5rem, 3rem + 6vw, 8.5rem);
    line-height: 0.9;
    letter-spacing: -0.05em;
  }
  & > nav span {
    color: var(--ag-ink-soft);
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > nav > ol {
      display: grid;
      grid-template-columns: 1fr 2fr;
    }
    & > nav li:first-child {
      grid-row: span 4;
    }
    /* Its name stands right below it. */
    & > nav li:first-child a {
      display: grid;
      gap: 0.25rem;
      padding-block: 0;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
    /* Beside the title, below the line that says where one is. */
    & > nav {
      margin-top: 2.75rem;
    }
  }
`;

const Dark = styled.div`
  padding-block: clamp(3rem, 6vw, 5rem);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
`;

const Rest = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 6vw, 5rem);
  /* What follows it brings its own room. */
  padding-block: clamp(3rem, 6vw, 5rem) clamp(0.5rem, 2vw, 2rem);
`;
