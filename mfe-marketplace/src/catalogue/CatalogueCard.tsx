import { memo } from 'react';
import { CardActions } from './CardActions.tsx';
import { CourseCard } from './CourseCard.tsx';
import type { ListedCourse } from './readCatalogue.ts';

interface CatalogueCardProps {
  readonly course: ListedCourse;
  readonly layout: 'grid' | 'list';
  /** Little more than the title, as the list is scrolled too fast to read more. */
  readonly isBrief: boolean;
  /** Samples lead nowhere. */
  readonly isPreview: boolean;
  readonly isFavourite: boolean;
  readonly isLiked: boolean;
  readonly onFavourite: (slug: string) => void;
  readonly onLike: (slug: string) => void;
}

/** A card of the catalogue with its bookmark and like. Rendered once, however often the list is scrolled past it. */
export const CatalogueCard = memo(function CatalogueCard({
  course,
  layout,
  isBrief,
  isPreview,
  isFavourite,
  isLiked,
  onFavourite,
  onLike,
}: CatalogueCardProps) {
  if (isBrief || isPreview) {
    return <CourseCard course={course} layout={layout} isPreview={isPreview} isBrief={isBrief} />;
  }
  return (
    <CourseCard
      course={course}
      layout={layout}
      actions={
        <CardActions
          title={course.title}
          isFavourite={isFavourite}
          isLiked={isLiked}
          onFavourite={() => onFavourite(course.slug)}
          onLike={() => onLike(course.slug)}
        />
      }
    />
  );
});
