import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { CourseRelief } from './CourseRelief.tsx';
import type { DrawnCourse, ReliefFormat } from './reliefFormats.ts';
import { safeUrl } from './safeUrl.ts';

interface CourseCoverProps {
  readonly course: DrawnCourse & { readonly thumbnail_url: string | null };
  /** How its relief is cut where it has no picture. */
  readonly format: ReliefFormat;
  /** Whether the picture is what visitors see first. */
  readonly eager?: boolean;
}

/** The picture of a course. Without one its climb is drawn; one that cannot be loaded says so (marketplace §8). */
export function CourseCover({ course, format, eager = false }: CourseCoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const url = safeUrl(course.thumbnail_url);
  useEffect(() => {
    // It may have failed before the page was hydrated.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (!url) return <CourseRelief course={course} format={format} />;
  if (failed) return <Failed>{frameTexts.imageMissing}</Failed>;
  return (
    <Picture
      ref={image}
      src={url}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  aspect-ratio: 8 / 5;
  object-fit: cover;
  background: var(--ag-band);
`;

const Failed = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  aspect-ratio: 8 / 5;
  background: var(--ag-band);
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;
