import { Picture } from '@agence/shared-contracts/art/Picture';
import { lostTrail } from '@agence/shared-contracts/art/pictures';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { missingMarks } from '../content/missing.ts';
import { lostMarks } from './pictures.ts';

interface MissingProps {
  readonly title: string;
  readonly detail: string;
  readonly back: { readonly label: string; readonly path: string };
  /** Further ways on. */
  readonly children?: ReactNode;
  /** Something follows that stands on the page's own ground. */
  readonly isFollowed?: boolean;
}

/** What does not exist, is not published or was withdrawn looks the same to visitors: the trail is lost in fog. */
export function Missing({ title, detail, back, children, isFollowed = false }: MissingProps) {
  return (
    <Fog $isFollowed={isFollowed}>
      <Container>
        <Words>
          <h1>{title}</h1>
          <Lead>{detail}</Lead>
          {children}
          {/* Where there is another way on, it comes first. */}
          <ButtonLink $look={children ? 'secondary' : 'primary'} href={back.path}>
            {back.label}
          </ButtonLink>
        </Words>
      </Container>
      <Trail aria-hidden="true">
        <Picture of={lostTrail} alt="" first />
        <Picture className="marks" of={lostMarks} light="day" first />
        <Names>
          <span className="end">{missingMarks.end}</span>
          <span>{missingMarks.last}</span>
        </Names>
      </Trail>
    </Fog>
  );
}

/* A sheet of paper on the fog of wide screens, as where no page is. */
const Words = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  /* On phones all that can be pressed is as wide as the field. */
  @media (max-width: 39.99rem) {
    & > a,
    & form button {
      width: 100%;
    }
  }
  @media (min-width: 60rem) {
    max-width: 34rem;
    padding: 2.5rem;
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow: var(--ag-shadow);
  }
`;

/* The picture is below the words on phones, behind their sheet on wide screens. */
const Fog = styled.section<{ $isFollowed: boolean }>`
  position: relative;
  isolation: isolate;
  padding-top: clamp(4rem, 11vw, 10rem);
  /* The valley's end is the ground of what follows: without anything else, of the footer. */
  background: ${({ $isFollowed }) => ($isFollowed ? 'none' : 'linear-gradient(var(--ag-ground) 78%, var(--ag-band))')};
  @media (min-width: 60rem) {
    min-height: min(52vw, 85vh);
    padding-block: clamp(3rem, 5vw, 4.5rem);
  }
`;

/* The trail, and over it its marks, which no fog hides. */
const Trail = styled.div`
  position: relative;
  height: clamp(18rem, 50vw, 30rem);
  margin-top: 1.5rem;
  container-type: size;
  /* Where the cut of the picture lies; its summit stays clear of the edge. */
  --cut: 1;
  & img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: calc(100% * var(--cut)) 50%;
  }
  & img:not(.marks) {
    mask-image: linear-gradient(#0000, #000 15%, #000 55%, #0000);
  }
  @media (prefers-color-scheme: dark) {
    & img:not(.marks) {
      filter: brightness(1.6);
    }
  }
  @media (min-width: 60rem) {
    position: absolute;
    inset: 0;
    z-index: -1;
    height: auto;
    margin: 0;
    --cut: 0.8;
    /* The nearer the foot, the thicker the fog: marks and words lie on it. */
    & img:not(.marks) {
      mask-image: linear-gradient(#000 60%, #000a 80%, #0000);
    }
  }
`;

/* Beside the marks, wherever the cut of the picture puts them. */
const Names = styled.div`
  --wide: max(100cqw, 100cqh * 16 / 9);
  position: absolute;
  top: calc((100cqh - var(--wide) * 9 / 16) / 2);
  left: calc((100cqw - var(--wide)) * var(--cut));
  width: var(--wide);
  aspect-ratio: 16 / 9;
  font: 700 0.875rem/1 var(--ag-display);
  text-shadow: ${Array(6).fill('0 0 3px var(--ag-ground)').join()};
  & > span {
    position: absolute;
    top: 93%;
    left: 59.4%;
    translate: 0 -50%;
  }
  & > .end {
    top: 85.6%;
    left: 66.6%;
  }
  /* Without room at its right the end has its name at its left, and no other is said. */
  @media (max-width: 59.99rem) {
    & > span {
      display: none;
    }
    & > .end {
      display: block;
      top: 82.5%;
      right: 37%;
      left: auto;
    }
  }
  @media (min-width: 60rem) and (max-width: 74.99rem) {
    display: none;
  }
  @media (min-width: 75rem) {
    font-size: 1.25rem;
    letter-spacing: -0.01em;
  }
`;
