import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { type FormationDetail, LEVEL_LABELS } from '@agence/shared-contracts/backend/schema';
import { Badge, Lead, Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { Facts } from '../frame/Facts.tsx';
import { OfferLayout } from '../frame/OfferLayout.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import { Stars } from '../media/Stars.tsx';
import { CourseOffer } from './CourseOffer.tsx';
import { CreatorCard } from './CreatorCard.tsx';

/** Everything a visitor wants to know of a course before taking it. */
export function Course({ course }: { readonly course: FormationDetail }) {
  const facts = [
    [texts.facts.duration, formatDuration(course.estimated_duration_minutes)],
    [texts.facts.modules, String(course.total_modules)],
    [texts.facts.views, course.view_count.toLocaleString('fr-CA')],
    [texts.facts.rating, texts.rating(course.average_rating, course.total_reviews)],
  ] as const;
  return (
    <OfferLayout
      steps={[{ name: frameTexts.courses, path: '/formations' }, { name: course.category.name }]}
      opening={
        <>
          <p>
            <Badge $tone="glacier">{course.category.name}</Badge> <Badge>{LEVEL_LABELS[course.level]}</Badge>{' '}
            {course.is_featured ? <Badge $tone="moss">{texts.popular}</Badge> : null}{' '}
            {course.premium ? <Badge $tone="ember">{texts.premium}</Badge> : null}
          </p>
          <h1>{course.title}</h1>
          <Lead>{course.description}</Lead>
          <Facts facts={facts} />
        </>
      }
      side={
        <>
          <Cover>
            <CourseCover course={course} eager />
          </Cover>
          <CourseOffer course={course} />
          <CreatorCard creator={course.creator} />
        </>
      }
    >
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
                <Stars rating={rating} />
                <p>{comment}</p>
              </li>
            ))}
          </Reviews>
        </section>
      ) : null}
    </OfferLayout>
  );
}

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
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
`;
