import { MOST_POINTS } from './score.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Radius of no point and of all points, in the units of the drawing. */
export const INNER = 16;
export const OUTER = 140;
/** Half the angle that the spokes of a block take up, in degrees; blocks are 90° apart. */
const SPREAD = 28;

/**
 * Where a spoke of the radar ends: four blocks of three questions, clockwise from the upper left. Rounded, so that
 * server and browser write the same text.
 *
 * @param question 0 to 11
 * @param points 0 to 4
 * @param scale shrinks everything towards the centre, for inner lines
 */
export function placeOf(question: number, points: number, scale = 1): Place {
  const block = Math.floor(question / 3);
  const degrees = -135 + block * 90 + ((question % 3) - 1) * SPREAD;
  const radius = (INNER + (points / MOST_POINTS) * (OUTER - INNER)) * scale;
  const round = (value: number) => Math.round(value * 10) / 10;
  const radians = (degrees * Math.PI) / 180;
  return { x: round(Math.cos(radians) * radius), y: round(Math.sin(radians) * radius) };
}

/** A closed, slightly rounded line through all twelve answers, as SVG path data around the origin. */
export function reliefLine(answers: readonly number[], scale = 1): string {
  const places = answers.map((points, question) => placeOf(question, points, scale));
  const at = (index: number) => places[(index + places.length) % places.length] as Place;
  const round = (value: number) => Math.round(value * 10) / 10;
  const curves = places.map((place, index) => {
    const before = at(index - 1);
    const next = at(index + 1);
    const after = at(index + 2);
    const first = `${round(place.x + (next.x - before.x) / 8)} ${round(place.y + (next.y - before.y) / 8)}`;
    const second = `${round(next.x - (after.x - place.x) / 8)} ${round(next.y - (after.y - place.y) / 8)}`;
    return `C${first} ${second} ${next.x} ${next.y}`;
  });
  return `M${at(0).x} ${at(0).y}${curves.join('')}z`;
}
