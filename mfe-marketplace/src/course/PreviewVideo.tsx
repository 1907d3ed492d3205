import styled from 'styled-components';
import { courseTexts } from '../content/course.ts';
import { safeUrl } from '../media/safeUrl.ts';

interface PreviewVideoProps {
  readonly url: string;
  readonly title: string;
  readonly poster: string | null;
}

/** A short film about a course or from it; nothing is loaded before it is played. */
export function PreviewVideo({ url, title, poster }: PreviewVideoProps) {
  const source = safeUrl(url);
  if (!source) return null;
  return (
    <Video
      controls
      preload="none"
      playsInline
      src={source}
      poster={safeUrl(poster)}
      aria-label={courseTexts.previewVideo(title)}
    />
  );
}

const Video = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  /* A poster of another shape fills the window instead of standing between bars. */
  object-fit: cover;
  border-radius: var(--ag-radius-large);
  background: var(--ag-spruce);
`;
