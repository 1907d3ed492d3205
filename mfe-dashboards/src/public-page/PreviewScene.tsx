import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import styled from 'styled-components';
import { Portrait } from '../member/Portrait.tsx';
import type { OwnCourse } from '../studio/studioApi.ts';
import { CourseRidge } from './CourseRidge.tsx';
import type { PublicPage } from './publicPageApi.ts';

interface PreviewSceneProps {
  readonly shown: PublicPage['shown'];
  /** The newest on the page; without one the lines of a map stand there. */
  readonly latest: OwnCourse | undefined;
}

/** The creator before the climb of their latest course, with which the page begins. */
export function PreviewScene({ shown, latest }: PreviewSceneProps) {
  const { slug, name, avatar_url, avatar_alt } = shown;
  return (
    <Scene>
      {latest ? <CourseRidge course={latest} format="scene" /> : <ContourArt seed={slug} />}
      <Portrait slug={slug} name={name} photo={avatar_url} alt={avatar_alt ?? ''} />
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  min-height: 12.5rem;
  padding: 1.5rem clamp(1.1rem, 3vw, 2rem) 1.25rem;
  background: var(--ag-band);
  & > svg {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: 100%;
  }
  & > .ridge {
    min-width: 36rem;
    height: auto;
  }
  & > div {
    position: relative;
    width: clamp(9rem, 27cqi, 14rem);
    height: clamp(9rem, 27cqi, 14rem);
    border: 0.25rem solid var(--ag-ground);
    border-radius: 50%;
  }
  /* Behind the words, which stand beside the portrait. */
  @container (min-width: 48rem) {
    position: absolute;
    inset: 0;
    & > div {
      width: clamp(11rem, 27cqi, 18rem);
      height: clamp(11rem, 27cqi, 18rem);
    }
  }
  @container (min-width: 56rem) {
    padding: 2rem 3.5rem 4rem;
  }
`;
