import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { useShell } from '@agence/shared-contracts/platform';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Badge, Lead, Prose } from '@agence/shared-contracts/ui/Text';
import { useEffect } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { CoursePrice } from '../frame/CoursePrice.tsx';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { ThumbBar } from '../frame/ThumbBar.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { Fictional } from '../media/Fictional.tsx';
import { Trail } from '../way/Trail.tsx';
import { Closing } from './Closing.tsx';
import { CourseAction } from './CourseAction.tsx';
import { CourseOffer } from './CourseOffer.tsx';
import { CourseReviews } from './CourseReviews.tsx';
import { CreatorCard } from './CreatorCard.tsx';
import { Curriculum } from './Curriculum.tsx';
import { Extract } from './Extract.tsx';
import { Poster } from './Poster.tsx';
import type { CourseWithPreviews } from './readCourse.ts';
import { recordView } from './recordView.ts';
import { Skills } from './Skills.tsx';
import { useCourseAccess } from './useCourseAccess.ts';

/** Everything a visitor wants to know of a course before taking it. */
export function Course({ course }: { readonly course: CourseWithPreviews }) {
  const shell = useShell();
  const access = useCourseAccess(course);
  useEffect(() => {
    recordView(shell, course.id).catch((error: unknown) => console.warn('A look was not counted', error));
  }, [shell, course.id]);
  return (
    <>
      <Page>
        <Trail steps={[{ name: frameTexts.courses, path: '/formations' }, { name: course.category.name }]} />
        <Opening>
          <Row as="p" $gap={1}>
            <Badge>{course.category.name}</Badge> <Badge>{LEVEL_LABELS[course.level]}</Badge>{' '}
            {course.is_featured ? <Badge>{texts.popular}</Badge> : null}{' '}
            {course.premium ? <Badge>{texts.premium}</Badge> : null}
          </Row>
          <h1>{course.title}</h1>
          <Lead>{course.description}</Lead>
          <Teacher course={course} />
        </Opening>
        <Poster course={course} />
        <Side>
          <CourseOffer course={course} access={access} />
        </Side>
        <Prose>
          <h2>{texts.about}</h2>
          <Paragraphs text={course.long_description} />
        </Prose>
        <Extract course={course} />
        <Skills skills={course.skills} />
      </Page>
      <Curriculum course={course} />
      <Page>
        <CourseReviews course={course} mayReview={access.isOwned || access.isEnrolled} />
        <CreatorCard creator={course.creator} />
        <Closing course={course} access={access} />
      </Page>
      <ThumbBar
        label={texts.thumb}
        price={
          <>
            <CoursePrice premium={course.premium} />
            {course.premium ? <small>{frameTexts.taxes}</small> : null}
          </>
        }
      >
        <CourseAction course={course} access={access} />
      </ThumbBar>
    </>
  );
}

/** Who teaches, and what those say who have followed: in the first view, before anything is asked for. */
function Teacher({ course }: { readonly course: CourseWithPreviews }) {
  const { creator, average_rating, total_reviews } = course;
  return (
    <div>
      {creator ? <Avatar person={creator} size={3.5} /> : null}
      {creator ? (
        <p>
          <strong>{creator.name}</strong> <Fictional slug={creator.slug} />
          <span>{creator.location}</span>
        </p>
      ) : null}
      <p>
        {total_reviews > 0 ? (
          <>
            <strong>{texts.rating(average_rating)}</strong> <a href="#avis">{texts.ratings(total_reviews)}</a>
          </>
        ) : (
          texts.unrated
        )}
      </p>
    </div>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem) clamp(2rem, 4vw, 4.5rem);
  padding-block: 1.25rem clamp(3rem, 6vw, 5rem);
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  & + section + & {
    gap: clamp(2.5rem, 5vw, 4rem);
    padding-block: clamp(3rem, 6vw, 5rem) var(--ag-section);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 23.5rem;
    /* Nothing takes the offer's place as long as the document has not come that far. */
    & > * {
      grid-column: 1;
    }
    & > nav,
    & + section + & > * {
      grid-column: 1 / -1;
    }
  }
`;

const Opening = styled.div`
  display: grid;
  gap: 0.9rem;
  align-content: start;
  & > h1 {
    max-width: 16em;
    font-size: clamp(2.125rem, 1.6rem + 2.2vw, 3.25rem);
  }
  & > h1 + p {
    max-width: 32.1em;
    color: var(--ag-ink-soft);
  }
  /* Who teaches. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.85rem;
    margin-top: 0.35rem;
    line-height: 1.35;
  }
  & > div > p + p {
    @media (min-width: 30rem) {
      margin-left: 0.6rem;
      padding-left: 1.4rem;
      border-left: 1px solid var(--ag-line);
    }
  }
  & > div > p > :is(span, a) {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & > div > p > span {
    display: block;
  }
  & > div > p > a {
    margin-left: 0.25rem;
  }
`;

const Side = styled.aside`
  @media (min-width: 60rem) {
    grid-area: 2 / 2 / 7 / 3;
  }
  & > section {
    @media (min-width: 60rem) {
      position: sticky;
      top: 6rem;
    }
  }
`;
