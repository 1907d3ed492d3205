import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { useShell } from '@agence/shared-contracts/platform';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Badge, Lead, Prose } from '@agence/shared-contracts/ui/Text';
import { useEffect } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { Facts } from '../frame/Facts.tsx';
import { OfferLayout } from '../frame/OfferLayout.tsx';
import { Paragraphs } from '../frame/Paragraphs.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import { CourseOffer } from './CourseOffer.tsx';
import { CourseReviews } from './CourseReviews.tsx';
import { CreatorCard } from './CreatorCard.tsx';
import { Curriculum } from './Curriculum.tsx';
import { PreviewVideo } from './PreviewVideo.tsx';
import type { CourseWithPreviews } from './readCourse.ts';
import { recordView } from './recordView.ts';
import { Sponsors } from './Sponsors.tsx';
import { useCourseAccess } from './useCourseAccess.ts';

/** Everything a visitor wants to know of a course before taking it. */
export function Course({ course }: { readonly course: CourseWithPreviews }) {
  const shell = useShell();
  const access = useCourseAccess(course);
  useEffect(() => {
    recordView(shell, course.id).catch((error: unknown) => console.warn('A look was not counted', error));
  }, [shell, course.id]);
  const facts = [
    [texts.facts.duration, formatDuration(course.estimated_duration_minutes)],
    [texts.facts.modules, String(course.total_modules)],
    [texts.facts.views, frenchNumber(course.view_count)],
    [texts.facts.rating, texts.rating(course.average_rating, course.total_reviews)],
  ] as const;
  return (
    <OfferLayout
      steps={[{ name: frameTexts.courses, path: '/formations' }, { name: course.category.name }]}
      opening={
        <>
          <Row as="p" $gap={1}>
            <Badge $tone="glacier">{course.category.name}</Badge> <Badge>{LEVEL_LABELS[course.level]}</Badge>{' '}
            {course.is_featured ? <Badge $tone="moss">{texts.popular}</Badge> : null}{' '}
            {course.premium ? <Badge $tone="ember">{texts.premium}</Badge> : null}
          </Row>
          <h1>{course.title}</h1>
          <Lead>{course.description}</Lead>
          <Facts facts={facts} />
        </>
      }
      side={
        <>
          {course.video_preview_url ? (
            <PreviewVideo url={course.video_preview_url} title={course.title} poster={course.thumbnail_url} />
          ) : (
            <Cover>
              <CourseCover course={course} eager />
            </Cover>
          )}
          <CourseOffer course={course} access={access} />
          <CreatorCard creator={course.creator} />
          <Sponsors sponsors={course.sponsors} />
        </>
      }
    >
      <Prose>
        <h2>{texts.about}</h2>
        <Paragraphs text={course.long_description} />
        {course.learning_objectives.length > 0 ? (
          <>
            <h2>{texts.objectives}</h2>
            <ul>
              {[...new Set(course.learning_objectives)].map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </>
        ) : null}
      </Prose>
      <Curriculum course={course} />
      <CourseReviews course={course} mayReview={access.isOwned || access.isEnrolled} />
    </OfferLayout>
  );
}

const Cover = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
`;
