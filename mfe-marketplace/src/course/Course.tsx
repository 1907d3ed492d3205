import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { type FormationDetail, LEVEL_LABELS } from '@agence/shared-contracts/backend/schema';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge, Breadcrumb, Lead, Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { CourseOffer } from './CourseOffer.tsx';

/** Everything a visitor wants to know of a course before taking it. */
export function Course({ course }: { readonly course: FormationDetail }) {
  const facts = [
    [texts.facts.duration, formatDuration(course.estimated_duration_minutes)],
    [texts.facts.modules, String(course.total_modules)],
    [texts.facts.views, course.view_count.toLocaleString('fr-CA')],
    [texts.facts.rating, texts.rating(course.average_rating, course.total_reviews)],
  ] as const;
  return (
    <Page>
      <Trail aria-label={texts.trail}>
        <ol>
          <li>
            <a href="/">{texts.home}</a>
          </li>
          <li>
            <a href="/formations">{texts.courses}</a>
          </li>
          <li aria-current="page">{course.category.name}</li>
        </ol>
      </Trail>
      <Opening>
        <p>
          <Badge $tone="glacier">{course.category.name}</Badge> <Badge>{LEVEL_LABELS[course.level]}</Badge>{' '}
          {course.is_featured ? <Badge $tone="moss">{texts.popular}</Badge> : null}{' '}
          {course.premium ? <Badge $tone="ember">{texts.premium}</Badge> : null}
        </p>
        <h1>{course.title}</h1>
        <Lead>{course.description}</Lead>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Opening>
      <Side>
        <Cover>
          <CoverArt seed={course.slug} />
        </Cover>
        <CourseOffer course={course} />
      </Side>
      <Details>
        <Prose>
          <h2>{texts.about}</h2>
          {course.long_description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {course.learning_objectives.length > 0 ? (
            <>
              <h2>{texts.objectives}</h2>
              <ul>
                {course.learning_objectives.map((objective) => (
                  <li key={objective}>{objective}</li>
                ))}
              </ul>
            </>
          ) : null}
        </Prose>
        <section aria-labelledby="programme">
          <h2 id="programme">{texts.modules}</h2>
          <Modules>
            {course.modules.map(({ id, title, description, duration_minutes, is_preview }) => (
              <li key={id}>
                <div>
                  <strong>{title}</strong>
                  <span>{description}</span>
                </div>
                <span>
                  {is_preview ? <Badge $tone="moss">{texts.preview}</Badge> : null} {formatDuration(duration_minutes)}
                </span>
              </li>
            ))}
          </Modules>
        </section>
        {course.reviews.length > 0 ? (
          <section aria-labelledby="avis">
            <h2 id="avis">{texts.reviews}</h2>
            <Reviews>
              {course.reviews.slice(0, 6).map(({ id, rating, comment }) => (
                <li key={id}>
                  <span role="img" aria-label={`${rating} sur 5`}>
                    {'★'.repeat(rating)}
                    {'☆'.repeat(5 - rating)}
                  </span>
                  <p>{comment}</p>
                </li>
              ))}
            </Reviews>
          </section>
        ) : null}
      </Details>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 4vw, 3.5rem);
  padding-block: 1.5rem var(--ag-section);
  @media (min-width: 60rem) {
    grid-template: 'trail trail' auto 'opening side' auto 'details side' 1fr / minmax(0, 1fr) 22rem;
  }
`;

const Trail = styled(Breadcrumb)`
  @media (min-width: 60rem) {
    grid-area: trail;
  }
`;

const Opening = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  @media (min-width: 60rem) {
    grid-area: opening;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  padding-top: 1rem;
  border-top: 1px solid var(--ag-line);
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Side = styled.aside`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  @media (min-width: 60rem) {
    grid-area: side;
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
`;

const Details = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  & h2 {
    margin-bottom: 1.25rem;
  }
  @media (min-width: 60rem) {
    grid-area: details;
  }
`;

const Modules = styled.ol`
  counter-reset: module;
  & li {
    counter-increment: module;
    display: grid;
    grid-template-columns: 3rem 1fr auto;
    gap: 0.5rem 1rem;
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
  }
  & li::before {
    content: counter(module, decimal-leading-zero);
    font: 700 1.25rem/1.3 var(--ag-display);
    color: var(--ag-ember);
  }
  & li > div > span {
    display: block;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & li > span {
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Reviews = styled.ul`
  display: grid;
  gap: 1.5rem;
  & span {
    color: var(--ag-ember);
    letter-spacing: 0.1em;
  }
`;
