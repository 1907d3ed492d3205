import styled from 'styled-components';
import { PreviewVideo } from './PreviewVideo.tsx';
import type { CourseWithPreviews } from './readCourse.ts';
import { filmOf } from './sampleOf.ts';

/** The first thing to see of a course: its film, or what it is about. */
export function Poster({ course }: { readonly course: CourseWithPreviews }) {
  const { poster, title, thumbnail_url } = course;
  const film = filmOf(course);
  if (film) return <PreviewVideo url={film} title={title} poster={thumbnail_url ?? poster} />;
  return <Scene src={poster} alt="" width={640} height={400} decoding="async" />;
}

const Scene = styled.img`
  width: 100%;
  height: auto;
  border-radius: var(--ag-radius-large);
  @media (prefers-color-scheme: dark) {
    filter: brightness(0.86);
  }
`;
