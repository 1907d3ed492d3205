import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import type { Level } from '@agence/shared-contracts/backend/level';
import { useId } from 'react';
import styled from 'styled-components';
import { shadeLines } from './shadeLines.ts';

/** The drawing's frame: across the page, beside a list of modules, and in a row of a list. */
const shapes = {
  wide: { width: 1112, height: 230, from: 0, to: 985, top: -90, step: 5, camp: 4.5, mark: 8 },
  narrow: { width: 350, height: 130, from: 0, to: 312, top: -46, step: 4, camp: 4, mark: 7 },
  row: { width: 150, height: 44, from: 0, to: 136, top: 0, step: 0, camp: 0, mark: 4 },
} as const;

export type ProfileShape = keyof typeof shapes;

interface CourseProfileProps {
  /** The course's id. */
  readonly seed: string;
  readonly level: Level;
  /** Length of each module. */
  readonly minutes: readonly number[];
  /** Minutes that are done. */
  readonly at: number;
  readonly shape: ProfileShape;
}

/** Where a place of a drawing stands, as shares of its box: for words over it, which must not grow with it. */
export function profilePlaces({ seed, level, minutes, at, shape }: CourseProfileProps) {
  const frame = shapes[shape];
  const drawing = altitudeProfile({ seed, level, minutes }, frame);
  const share = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    left: `${((x / frame.width) * 100).toFixed(2)}%`,
    top: `${((y / frame.height) * 100).toFixed(2)}%`,
  });
  return { here: share(drawing.at(at)), summit: share(drawing.summit) };
}

/** A course as a mountain: modules are camps, red is done, the flag is the certificate. Words beside it say the same. */
export function CourseProfile({ seed, level, minutes, at, shape }: CourseProfileProps) {
  const id = useId();
  const { width, height, step, camp, mark } = shapes[shape];
  const total = minutes.reduce((sum, length) => sum + length, 0);
  const isDone = total > 0 && at >= total;
  const drawing = altitudeProfile({ seed, level, minutes }, shapes[shape]);
  const { ridge, ground, camps, summit } = drawing;
  const here = drawing.at(at);
  let passed = 0;
  return (
    <Art viewBox={`0 0 ${width} ${height}`} aria-hidden="true" fill="none" strokeLinejoin="round" strokeLinecap="round">
      {step > 0 ? (
        <>
          <clipPath id={`${id}-ground`}>
            <path d={ground} />
          </clipPath>
          {/* A ridge behind goes on where the frame ends, which cuts it. */}
          <svg width={width} height={height} aria-hidden>
            <path d={ridge} data-part="range" transform="scale(1.15 0.9)" />
          </svg>
          <path d={ground} data-part="ground" />
          <path
            d={shadeLines(drawing, Math.max(1, total), shapes[shape])}
            clipPath={`url(#${id}-ground)`}
            data-part="line"
          />
        </>
      ) : null}
      <path d={ridge} data-part="rest" />
      {at > 0 ? <path d={drawing.climbed(at)} data-part="done" /> : null}
      {camp > 0
        ? camps.slice(1, -1).map(({ x, y }, index) => {
            passed += minutes[index] ?? 0;
            return <circle key={x} cx={x} cy={y} r={camp} data-part={passed <= at + 0.5 ? 'camp-done' : 'camp'} />;
          })
        : null}
      <path d={`M${summit.x} ${summit.y}v-20l12 4-12 4.5`} data-part={isDone ? 'flag-done' : 'flag'} />
      {total > 0 && !isDone && (at > 0 || shape !== 'row') ? (
        <circle cx={Math.max(mark, here.x)} cy={here.y} r={mark} data-part="here" />
      ) : null}
    </Art>
  );
}

const Art = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  /* What it stands on may say another ground. */
  & [data-part='ground'] {
    fill: var(--profile-ground, var(--ag-ground));
  }
  & [data-part='line'],
  & [data-part='range'] {
    stroke: var(--ag-contour-deep);
    stroke-width: 0.9;
  }
  & [data-part='rest'] {
    stroke: var(--ag-edge);
    stroke-width: 1.75;
  }
  & [data-part='done'] {
    stroke: var(--ag-ember);
    stroke-width: 2.5;
  }
  & [data-part='camp'] {
    fill: var(--ag-surface);
    stroke: var(--ag-edge);
    stroke-width: 1.5;
  }
  & [data-part='flag'] {
    stroke: var(--ag-ink);
    stroke-width: 1.75;
  }
  & [data-part='flag-done'] {
    fill: var(--ag-ember);
    stroke: var(--ag-ember);
  }
  & circle:not([data-part='camp']) {
    fill: var(--ag-ember);
    stroke: var(--ag-surface);
    stroke-width: 2.5;
  }
`;
