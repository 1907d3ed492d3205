import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { orderPath } from '../way/orderPath.ts';
import type { CourseWithPreviews } from './readCourse.ts';
import { StartButton } from './StartButton.tsx';
import type { CourseAccess } from './useCourseAccess.ts';

interface CourseActionProps {
  readonly course: CourseWithPreviews;
  readonly access: CourseAccess;
}

/** The one thing to do next: start a free course, buy a premium one, or go on with one's own. */
export function CourseAction({ course, access: { isOwned, isEnrolled } }: CourseActionProps) {
  const { publicDemo } = useShell();
  const { premium, product } = course;
  if (isOwned || (isEnrolled && !premium)) {
    return (
      <ButtonLink $wide href={`/formation-viewer/${course.slug}`}>
        {isEnrolled ? texts.goOn : texts.start}
      </ButtonLink>
    );
  }
  if (premium && publicDemo) return <p>{frameTexts.notForSale.title}</p>;
  if (premium && product) {
    return (
      <ButtonLink $wide href={orderPath(product.id)}>
        {texts.buy}
      </ButtonLink>
    );
  }
  if (premium) {
    return (
      <Button type="button" $wide commandfor="reserver" command="show-modal">
        {texts.request}
      </Button>
    );
  }
  return <StartButton course={course} />;
}
