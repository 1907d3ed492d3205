import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { safeUrl } from './safeUrl.ts';

interface CourseCoverProps {
  readonly course: {
    readonly slug: string;
    readonly thumbnail_url: string | null;
    readonly category: { readonly slug: string; readonly color: string | null };
  };
  /** Whether the picture is what visitors see first. */
  readonly eager?: boolean;
}

/** The picture of a course. Without one a cover is drawn; one that cannot be loaded says so (marketplace §8). */
export function CourseCover({ course, eager = false }: CourseCoverProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState(false);
  const url = safeUrl(course.thumbnail_url);
  useEffect(() => {
    // It may have failed before the page was hydrated.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);

  if (!url) return <CoverArt seed={course.slug} {...categoryTone(course.category.slug, course.category.color)} />;
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
