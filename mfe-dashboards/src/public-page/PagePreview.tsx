import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { publicPageTexts } from '../content/publicPage.ts';
import { FactLine } from '../member/FactLine.tsx';
import { inventedCreators } from '../member/inventedCreators.ts';
import { useOwnCoursesQuery } from '../studio/studioApi.ts';
import { countsOf, factsOf } from './factsOf.ts';
import { PreviewCourses } from './PreviewCourses.tsx';
import { PreviewScene } from './PreviewScene.tsx';
import { pageState } from './pageState.ts';
import type { PublicPage } from './publicPageApi.ts';

const texts = publicPageTexts.preview;

/**
 * What the creator's page shows, in its parts and their order, in a frame; nothing in it can be clicked. Who has yet to decide
 * sees everything; what is public is seen whole at its own address.
 */
export function PagePreview({ page }: { readonly page: PublicPage }) {
  const { shown, figures, formations, services } = page;
  const { data: courses = [] } = useOwnCoursesQuery();
  const own = new Map(courses.map((course) => [course.id, course]));
  const rating = figures.rating > 0 ? frenchNumber(figures.rating, { most: 1, least: 1 }) : undefined;
  const counted = [
    [texts.figures.formations, frenchNumber(figures.formations)],
    [texts.figures.students, frenchNumber(figures.students)],
    [texts.figures.revenue, figures.revenue_cents === null ? texts.hidden : wholeDollars(figures.revenue_cents)],
    [texts.figures.rating, rating ? texts.rating(rating) : texts.notRated],
  ] as const;
  const elsewhere = [
    [texts.website, shown.website_url],
    [texts.linkedin, shown.linkedin_url],
  ] as const;
  const counts = countsOf(figures, services.length);
  return (
    <Frame aria-labelledby="apercu">
      <Bar>
        <h2 id="apercu">{texts.title[pageState(page)]}</h2>
        <span>/creators/{shown.slug}</span>
      </Bar>
      <Opening>
        <PreviewScene shown={shown} latest={own.get(formations[0]?.id ?? '')} />
        <Words>
          <Line>
            <FactLine>
              {shown.certification_level}
              {shown.location}
              {shown.is_verified ? texts.verified : null}
            </FactLine>
            {inventedCreators.has(shown.slug) ? <Fictional>{texts.fictional}</Fictional> : null}
          </Line>
          <h3>{shown.name}</h3>
          {shown.bio ? <Lead>{frenchSpaces(shown.bio)}</Lead> : null}
          {shown.specialties.length > 0 ? (
            <Line>
              <FactLine>{[...new Set(shown.specialties)]}</FactLine>
            </Line>
          ) : null}
          <Ways>
            {services.length > 0 ? (
              <ButtonLink as="span" aria-disabled="true" $look={page.is_public ? 'primary' : 'secondary'}>
                {texts.consult}
              </ButtonLink>
            ) : null}
            <ButtonLink as="span" aria-disabled="true" $look="secondary">
              {texts.support}
            </ButtonLink>
            {shown.consulting_available && shown.hourly_rate !== null ? (
              <strong>{texts.hourlyRate(formatMoney(shown.hourly_rate))}</strong>
            ) : null}
          </Ways>
          {elsewhere.map(([label, url]) =>
            url ? (
              <span key={label}>
                {label} <Address>{url}</Address>
              </span>
            ) : null,
          )}
        </Words>
      </Opening>
      <Figures>
        {counted.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate={value === texts.hidden ? undefined : 'no'}>{value}</dd>
          </div>
        ))}
      </Figures>
      {page.is_public ? null : (
        <Part>
          <h4>{texts.about(shown.name)}</h4>
          {shown.bio_long ? <Story>{frenchSpaces(shown.bio_long)}</Story> : null}
          <dl>
            {factsOf(shown).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {counts.length > 0 ? (
            <p className="counts">
              <FactLine>{counts}</FactLine>
            </p>
          ) : null}
        </Part>
      )}
      <Part>
        <h4>{formations.length === 1 ? texts.onlyCourse : texts.courses}</h4>
        {formations.length === 0 ? <p>{texts.noCourses}</p> : <PreviewCourses formations={formations} own={own} />}
        {services.length > 0 ? (
          <>
            <h4>{texts.services}</h4>
            <ul>
              {services.map(({ id, title, price, duration_minutes }) => (
                <li key={id}>
                  <span className="length">{texts.minutes(duration_minutes)}</span>
                  <span className="name">{frenchSpaces(title)}</span>
                  <span>
                    <strong translate="no">{formatMoney(price)}</strong> {texts.taxes}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Part>
    </Frame>
  );
}

/** The page rounds large sums. */
function wholeDollars(cents: number): string {
  return formatMoney(Math.round(cents / 100) * 100).replace(/,00(?=\s)/, '');
}

/** Its own width says what has room beside each other: it stands alone, or beside the decision. */
const Frame = styled.section`
  container-type: inline-size;
  overflow: hidden;
  min-width: 0;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  overflow-wrap: anywhere;
`;

/** Like a browser's: what is below it is another page. */
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.35rem 1rem;
  padding: 0.75rem clamp(1.1rem, 3vw, 2rem);
  background: var(--ag-band);
  border-bottom: 1px solid var(--ag-line);
  & > h2 {
    font: 600 var(--ag-size-small) / 1.4 var(--ag-text);
    letter-spacing: 0;
  }
  & > span {
    padding: 0.15rem 0.9rem;
    border-radius: 999px;
    background: var(--ag-surface);
    font-size: 0.8125rem;
    color: var(--ag-ink-soft);
  }
`;

const Opening = styled.div`
  position: relative;
`;

/** Below the scene; where there is room beside the portrait, in its sky, above the foot of the mountain. */
const Words = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  padding: 1.5rem clamp(1.1rem, 3vw, 2rem) 0.5rem;
  @container (min-width: 48rem) {
    margin-left: 42%;
    padding: 2rem clamp(1.1rem, 3vw, 2rem) 5.5rem 0;
  }
  /* The mountain grows with the width. */
  @container (min-width: 56rem) {
    margin-left: 47%;
    padding-block: 2.5rem 8rem;
  }
  & > h3 {
    margin-top: -0.2rem;
    font-size: var(--ag-size-1);
    line-height: 1.15;
  }
  & > span {
    font-size: var(--ag-size-small);
    font-weight: 600;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  @container (min-width: 38rem) {
    column-gap: 0.9rem;
  }
  & strong {
    color: var(--ag-ink);
  }
`;

/** They stand where they will; the ember one only where it takes nothing from the decision. */
const Ways = styled(Line)`
  color: var(--ag-ink);
  & > [aria-disabled] {
    opacity: 1;
    font-size: 1rem;
    cursor: default;
    pointer-events: none;
  }
`;

const Address = styled.span`
  font-weight: 400;
  color: var(--ag-ink-soft);
`;

const Fictional = styled.small`
  padding: 0.1em 0.4em;
  border: 1px dashed var(--ag-edge);
  border-radius: 3px;
  font: 600 0.8125rem var(--ag-text);
`;

/** Labels above, on the page's own ground, two or all four in a line. */
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1rem 1.5rem;
  @container (min-width: 36rem) {
    grid-template-columns: repeat(4, auto);
  }
  margin-inline: clamp(1.1rem, 3vw, 2rem);
  padding-block: 1.5rem;
  border-bottom: 1px solid var(--ag-line);
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.9rem;
  padding: clamp(1.5rem, 4vw, 2.5rem) clamp(1.1rem, 3vw, 2rem);
  & > h4 {
    font: 700 var(--ag-size-2) / 1.2 var(--ag-display);
  }
  & > * + h4 {
    margin-top: 1.5rem;
  }
  & > p {
    color: var(--ag-ink-soft);
  }
  & > .counts {
    font-size: 0.9375rem;
  }
  & > ul:not([class]) > li,
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
    font-size: 0.9375rem;
  }
  & > ul > li > .length {
    flex: 0 0 4rem;
    color: var(--ag-ink-soft);
  }
  & > ul > li > .name {
    flex: 1 1 12rem;
    font-weight: 600;
  }
  /* What it costs stands beside its name, how long it takes below. */
  @container (max-width: 35.99rem) {
    & > ul > li > .length {
      order: 1;
      flex-basis: 100%;
    }
    & > ul > li > .name {
      flex-basis: 8rem;
    }
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
  }
`;

const Story = styled.p`
  max-width: var(--ag-measure);
  white-space: pre-line;
`;
