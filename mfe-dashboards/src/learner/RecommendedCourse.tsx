import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { Card, CardBody, CardLink } from '@agence/shared-contracts/ui/Card';
import { learnerTexts as texts } from '../content/learner.ts';

/** A featured course as a card. */
export function RecommendedCourse({ course }: { readonly course: CatalogueItem }) {
  return (
    <Card as="li">
      <CoverArt seed={course.slug} {...categoryTone(course.category.slug, course.category.color)} />
      <CardBody>
        <h3>
          <CardLink href={`/formations/${course.slug}`}>{course.title}</CardLink>
        </h3>
        <p>
          {formatDuration(course.estimated_duration_minutes)} · {formatPrice(course.premium?.price)}
          {course.premium ? ` ${texts.taxes}` : ''}
        </p>
      </CardBody>
    </Card>
  );
}
