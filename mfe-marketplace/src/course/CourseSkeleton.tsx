import { Skeleton } from '@agence/shared-contracts/ui/States';
import { frameTexts } from '../content/frame.ts';
import { OfferLayout } from '../frame/OfferLayout.tsx';

/** Stands where a course will be, in its layout, while the course is on the way (marketplace §2). */
export function CourseSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <p className="visually-hidden">{frameTexts.loading}</p>
      <OfferLayout
        steps={[{ name: frameTexts.courses, path: '/formations' }]}
        opening={
          <>
            <Skeleton $height="1.75rem" $width="14rem" />
            <Skeleton $height="6.5rem" />
            <Skeleton $height="3.5rem" $width="85%" />
            <Skeleton $height="4rem" />
          </>
        }
        side={
          <>
            <Skeleton $height="13.75rem" />
            <Skeleton $height="16rem" />
          </>
        }
      >
        <Skeleton $height="12rem" />
        <Skeleton $height="20rem" />
      </OfferLayout>
    </div>
  );
}
