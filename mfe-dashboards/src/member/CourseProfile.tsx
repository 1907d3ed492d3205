import { altitudeProfile } from '@agence/shared-contracts/art/altitudeProfile';
import type { Level } from '@agence/shared-contracts/backend/level';
import { useId, useMemo } from 'react';
import styled from 'styled-components';

/** The drawing's frame: across the page, beside a list of modules, and in a row of a list. */
const shapes = {
  wide: { width: 1112, height: 230, from: 0, to: 1040, top: -90, lines: 8, camp: 4.5, mark: 8 },
  narrow: { width: 350, height: 130, from: 0, to: 322, top: -46, lines: 5, camp: 4, mark: 7 },
  row: { width: 150, height: 44, from: 0, to: 136, top: 0, lines: 0, camp: 0, mark: 4 },
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
  readonly className?: string;
}

/** Where a place of a drawing stands, as shares of its box: for words over it, which must not grow with it. */
export function profilePlaces({ seed, level, minutes, at, shape }: CourseProfileProps) {
  const frame = shapes[shape];
  const drawing = altitudeProfile({ seed, level, minutes }, frame);
  const share = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    left: `${((x / frame.width) * 100).toFixed(2)}%`,
    top: `${((y / frame.height) * 100).toFixed(2)}%`,
  });
  return { here: share(drawing.at(at)), summit: share(drawing.summit), camps: drawing.camps.map(share) };
}

/** A course as a mountain: modules are camps, red is done, the flag is the certificate. Words beside it say the same. */
export function CourseProfile({ seed, level, minutes, at, shape, className }: CourseProfileProps) {
  const id = useId();
  const { width, height, lines, camp, mark } = shapes[shape];
  const total = minutes.reduce((sum, length) => sum + length, 0);
  const isDone = total > 0 && at >= total;
  const drawing = useMemo(
    () => altitudeProfile({ seed, level, minutes }, shapes[shape]),
    [seed, level, minutes, shape],
  );
  const { ridge, ground, route, camps, summit } = drawing;
  const here = drawing.at(at);
  let passed = 0;
  return (
    <Art
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      aria-hidden="true"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {lines > 0 ? (
        <>
          <clipPath id={`${id}-ground`}>
            <path d={ground} />
          </clipPath>
          {drawing.behind().map((range, index) => (
            <path key={range} d={range} data-part={index === 0 ? 'far' : 'near'} />
          ))}
          <path d={ground} data-part="ground" />
          <g clipPath={`url(#${id}-ground)`}>
            <path id={`${id}-ridge`} d={ridge} data-part="line" />
            {drawing.engraved(lines).map((transform) => (
              <use key={transform} href={`#${id}-ridge`} transform={transform} />
            ))}
          </g>
        </>
      ) : null}
      <path d={shape === 'row' ? route : ridge} data-part="rest" />
      {at > 0 ? <path d={drawing.climbed(at)} data-part="done" strokeWidth={shape === 'row' ? 2 : 3} /> : null}
      {camp > 0
        ? camps.slice(1, -1).map(({ x, y }, index) => {
            passed += minutes[index] ?? 0;
            return <circle key={x} cx={x} cy={y} r={camp} data-part={passed <= at + 0.5 ? 'camp-done' : 'camp'} />;
          })
        : null}
      <path d={`M${summit.x} ${summit.y}v-20`} data-part={isDone ? 'flag-done' : 'flag'} />
      <path
        d={`M${summit.x} ${summit.y - 20}l12 4-12 4.5z`}
        data-part={isDone ? 'flag-done' : 'flag'}
        fill={isDone ? 'currentColor' : undefined}
      />
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
  color: var(--ag-ember);
  & [data-part='far'] {
    fill: color-mix(in srgb, var(--ag-contour) 26%, var(--ag-ground));
  }
  & [data-part='near'] {
    fill: color-mix(in srgb, var(--ag-contour) 48%, var(--ag-ground));
  }
  /* What it stands on may say another ground. */
  & [data-part='ground'] {
    fill: var(--profile-ground, var(--ag-surface));
  }
  & [data-part='line'],
  & use {
    stroke: var(--ag-contour-deep);
    stroke-width: 0.9;
  }
  & [data-part='rest'] {
    stroke: var(--ag-edge);
    stroke-width: 1.75;
  }
  & [data-part='done'] {
    stroke: var(--ag-ember);
  }
  & [data-part='camp'] {
    fill: var(--ag-surface);
    stroke: var(--ag-edge);
    stroke-width: 1.5;
  }
  & [data-part='camp-done'] {
    fill: var(--ag-ember);
    stroke: var(--ag-surface);
    stroke-width: 2;
  }
  & [data-part='flag'] {
    stroke: var(--ag-ink);
    stroke-width: 1.6;
  }
  & [data-part='flag-done'] {
    stroke: var(--ag-ember);
    stroke-width: 1.75;
  }
  & [data-part='here'] {
    fill: var(--ag-ember);
    stroke: var(--ag-surface);
    stroke-width: 3;
  }
`;
