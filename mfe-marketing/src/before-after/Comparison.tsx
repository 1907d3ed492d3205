import { Picture } from '@agence/shared-contracts/art/Picture';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { SectionOf } from '../content/landing.ts';
import { NewSite } from './NewSite.tsx';
import { OldSite } from './OldSite.tsx';
import { photographs } from './photographs.ts';

interface ComparisonProps {
  readonly project: SectionOf<'beforeAfter'>['projects'][number];
  /** How much of the site before is shown, in percent. */
  readonly position: number;
  readonly onMove: (position: number) => void;
  readonly texts: Pick<SectionOf<'beforeAfter'>, 'before' | 'after' | 'slider'>;
}

/** Two pictures, one over the other, cut at a position that a slider sets: by pointer, arrows, Home and End. The new one begins at the cut, with what it says first. */
export function Comparison({ project, position, onMove, texts }: ComparisonProps) {
  const { before, after, isCentred } = photographs[project.id] ?? {};
  const frame = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  // Moved before this code was there, or restored by the browser, it stays where it is.
  useEffect(() => {
    if (slider.current) onMove(Number(slider.current.value));
  }, [onMove]);
  useEffect(() => {
    frame.current?.style.setProperty('--cut', `${position}%`);
  }, [position]);
  return (
    <Frame ref={frame} data-centred={isCentred ? '' : undefined}>
      {after ? <Picture className="new" of={after} alt={project.after.alt} /> : <NewSite {...project.after} />}
      {before ? <Picture className="before" of={before} alt={project.before.alt} /> : <OldSite {...project.before} />}
      <span>{texts.before}</span>
      <span className="after">{texts.after}</span>
      <i />
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        value={position}
        aria-label={texts.slider}
        aria-valuetext={`${texts.before} ${position} %, ${texts.after} ${100 - position} %`}
        onChange={(event) => onMove(Number(event.currentTarget.value))}
      />
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 8 / 5;
  border-radius: var(--ag-radius-large);
  box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  user-select: none;
  & > svg,
  & > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  & .new {
    translate: var(--cut, 50%);
  }
  &[data-centred] .new {
    translate: calc(var(--cut, 50%) / 2);
  }
  & .before {
    object-fit: cover;
    object-position: 20% 0;
    clip-path: inset(0 calc(100% - var(--cut, 50%)) 0 0);
  }
  & > span {
    position: absolute;
    bottom: 1rem;
    left: 1rem;
    padding: 0.3rem 0.8rem;
    border-radius: 999px;
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
    font-size: var(--ag-size-small);
    font-weight: 600;
  }
  & > .after {
    left: auto;
    right: 1rem;
  }
  & > i {
    position: absolute;
    inset-block: 0;
    left: var(--cut, 50%);
    width: 3px;
    margin-left: -1.5px;
    background: #ffffff;
    pointer-events: none;
  }
  & > i::after {
    content: '↔';
    position: absolute;
    /* Beside what says which is which, so that it covers no title. */
    top: calc(100% - 2rem);
    left: 50%;
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    translate: -50% -50%;
    border-radius: 50%;
    background: #ffffff;
    color: var(--ag-spruce);
    font: 600 1.25rem/1 var(--ag-text);
    box-shadow: 0 2px 12px rgb(7 18 14 / 0.35);
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    outline: none;
    opacity: 0;
    cursor: ew-resize;
  }
  /* On phones the new site is one of its own shape, which at first fills its half. */
  @media (max-width: 48rem) {
    aspect-ratio: 195 / 211;
    & img.new,
    &[data-centred] img.new {
      object-fit: contain;
      translate: calc(var(--cut, 50%) / 2);
    }
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ag-glacier);
    outline-offset: 3px;
  }
`;
