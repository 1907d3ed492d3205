import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { formatPrice } from '@agence/shared-contracts/backend/money';
import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import styled from 'styled-components';
import { learnerTexts as texts } from '../content/learner.ts';
import { courseCover } from '../member/courseCover.ts';
import { FactLine } from '../member/FactLine.tsx';

/** A featured course: what it promises, who teaches it, how long it takes, what it costs. */
export function RecommendedCourse({ course }: { readonly course: CatalogueItem }) {
  return (
    <Frame>
      <div>
        <Picture of={courseCover(course.category.slug)} alt="" />
      </div>
      <div>
        <h3>
          <CardLink href={`/formations/${course.slug}`}>{course.title}</CardLink>
        </h3>
        <p>{course.description}</p>
        <small>
          <FactLine>
            {course.creator?.name}
            {formatDuration(course.estimated_duration_minutes)}
            <span>
              <span translate={course.premium ? 'no' : undefined}>{formatPrice(course.premium?.price)}</span>
              {course.premium ? ` ${texts.taxes}` : ''}
            </span>
          </FactLine>
        </small>
      </div>
    </Frame>
  );
}

const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 6.5rem minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & h3 {
    font-size: 1.0625rem;
  }
  & p {
    max-width: var(--ag-measure);
    margin-block: 0.35rem;
    font-size: var(--ag-size-data);
    line-height: 1.45;
  }
  & small {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 11rem minmax(0, 1fr);
    /* One alone has the room of two. */
    &:only-child {
      grid-template-columns: 22rem minmax(0, 1fr);
      gap: 2.5rem;
      align-items: center;
    }
    &:only-child h3 {
      font-size: var(--ag-size-2);
    }
    &:only-child p {
      font-size: 1rem;
    }
  }
`;
