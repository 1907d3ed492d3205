import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Badge, Figure, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { publicPageTexts } from '../content/publicPage.ts';
import { OwnCover } from '../course-fields/OwnCover.tsx';
import { Portrait } from '../member/Portrait.tsx';
import { useOwnCoursesQuery } from '../studio/studioApi.ts';
import { factsOf } from './factsOf.ts';
import { pageState } from './pageState.ts';
import type { PublicPage } from './publicPageApi.ts';

const texts = publicPageTexts.preview;

/** Everything that the creator's page shows, in its order, in a frame; nothing in it can be clicked. */
export function PagePreview({ page }: { readonly page: PublicPage }) {
  const { shown, figures, formations, services } = page;
  const { data: courses = [] } = useOwnCoursesQuery();
  const categories = new Map(courses.map(({ id, category_id }) => [id, category_id]));
  const rating = figures.rating > 0 ? frenchNumber(figures.rating, { most: 1, least: 1 }) : undefined;
  const counted = [
    [texts.figures.formations, frenchNumber(figures.formations)],
    [texts.figures.students, frenchNumber(figures.students)],
    [texts.figures.revenue, figures.revenue_cents === null ? texts.hidden : formatMoney(figures.revenue_cents)],
    [texts.figures.rating, rating ?? '—'],
  ] as const;
  const elsewhere = [
    [texts.website, shown.website_url],
    [texts.linkedin, shown.linkedin_url],
  ] as const;
  return (
    <Frame aria-labelledby="apercu">
      <Bar>
        <h2 id="apercu">{texts.title[pageState(page)]}</h2>
        <span>/creators/{shown.slug}</span>
      </Bar>
      <Opening>
        <ContourArt seed={shown.slug} />
        <Who>
          <Portrait slug={shown.slug} name={shown.name} photo={shown.avatar_url} alt={shown.avatar_alt ?? ''} />
          <div className="name">
            <Line>
              {shown.certification_level ? <Badge $tone="ember">{shown.certification_level}</Badge> : null}
              {shown.location ? <span>{shown.location}</span> : null}
              {shown.consulting_available && shown.hourly_rate !== null ? (
                <span>{texts.hourlyRate(formatMoney(shown.hourly_rate))}</span>
              ) : null}
            </Line>
            <h3>{shown.name}</h3>
            <Line>
              {shown.is_verified ? <Badge $tone="moss">{texts.verified}</Badge> : null}
              <strong>{rating ? `★ ${texts.rating(rating)}` : texts.notRated}</strong>
            </Line>
          </div>
        </Who>
        {shown.bio ? <Lead>{frenchSpaces(shown.bio)}</Lead> : null}
        {shown.specialties.length > 0 ? (
          <Line>
            {[...new Set(shown.specialties)].map((specialty) => (
              <Badge key={specialty} $tone="glacier">
                {specialty}
              </Badge>
            ))}
          </Line>
        ) : null}
        <Line>
          {services.length > 0 ? (
            <ButtonLink as="span" aria-disabled="true">
              {texts.consult}
            </ButtonLink>
          ) : null}
          <ButtonLink as="span" aria-disabled="true" $look="secondary" className="support">
            {texts.support}
          </ButtonLink>
        </Line>
        {elsewhere.map(([label, url]) =>
          url ? (
            <span key={label}>
              {label} <Address>{url}</Address>
            </span>
          ) : null,
        )}
      </Opening>
      <Figures>
        {counted.map(([label, value]) => (
          <Figure key={label}>
            <strong translate={value === texts.hidden ? undefined : 'no'}>{value}</strong>
            <span>{label}</span>
          </Figure>
        ))}
      </Figures>
      <Rest>
        <div>
          <h4>{texts.about(shown.name)}</h4>
          {shown.bio_long ? <Story>{frenchSpaces(shown.bio_long)}</Story> : null}
          <dl>
            {factsOf(shown, figures, services.length).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {services.length > 0 ? (
          <div>
            <h4>{texts.services}</h4>
            <ul>
              {services.map(({ id, title, price }) => (
                <li key={id}>
                  {frenchSpaces(title)} <strong translate="no">{formatMoney(price)}</strong>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        <div>
          <h4>{texts.courses}</h4>
          {formations.length === 0 ? (
            <p>{texts.noCourses}</p>
          ) : (
            <Courses>
              {formations.map(({ id, title, thumbnail_url, level }) => (
                <li key={id}>
                  {thumbnail_url ? (
                    <img src={thumbnail_url} alt="" />
                  ) : (
                    <OwnCover category={categories.get(id) ?? ''} />
                  )}
                  <strong>{frenchSpaces(title)}</strong>
                  <span>{LEVEL_LABELS[level]}</span>
                </li>
              ))}
            </Courses>
          )}
        </div>
      </Rest>
    </Frame>
  );
}

const Frame = styled.section`
  overflow: hidden;
  min-width: 0;
  border-radius: var(--ag-radius-large);
  background: var(--ag-ground);
  box-shadow: 0 0 0 1px var(--ag-line);
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  padding: clamp(1.5rem, 4vw, 2.75rem) clamp(1.1rem, 3vw, 2rem);
  & > * {
    position: relative;
  }
  & > svg {
    position: absolute;
  }
  & > span {
    font-size: var(--ag-size-small);
    font-weight: 600;
  }
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  & > .name {
    display: grid;
    gap: 0.5rem;
    min-width: 0;
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.9rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > strong {
    color: var(--ag-ink);
  }
  /* Shown as they will be, though they do nothing here. */
  & > [aria-disabled] {
    opacity: 1;
    font-size: 1rem;
    cursor: default;
    pointer-events: none;
  }
  & > .support {
    color: var(--ag-ink);
  }
`;

const Address = styled.span`
  font-weight: 400;
  color: var(--ag-ink-soft);
`;

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: 1.25rem;
  padding: clamp(1.25rem, 3vw, 1.75rem) clamp(1.1rem, 3vw, 2rem);
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
  & strong {
    font-size: clamp(1.35rem, 1.1rem + 1vw, 1.8rem);
  }
  & span {
    color: var(--ag-on-spruce-soft);
  }
`;

const Rest = styled.div`
  display: grid;
  gap: 2rem;
  padding: clamp(1.5rem, 4vw, 2.5rem) clamp(1.1rem, 3vw, 2rem);
  & h4 {
    margin-bottom: 0.9rem;
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & > div > p {
    color: var(--ag-ink-soft);
  }
  & > div > ul:not([class]) > li,
  & dl > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
    font-size: 0.9375rem;
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
  }
`;

const Story = styled.p`
  margin-bottom: 1.25rem;
  max-width: var(--ag-measure);
  white-space: pre-line;
`;

const Courses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: 1.25rem;
  & > li {
    display: grid;
    align-content: start;
    gap: 0.35rem;
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  & img,
  & svg {
    width: 100%;
    aspect-ratio: 8 / 5;
    object-fit: cover;
    border-radius: var(--ag-radius);
  }
  & span {
    font-size: 0.8125rem;
    color: var(--ag-ink-soft);
  }
`;
