import { snap } from '../slider/snap.ts';
import { type RoiField, type RoiInputs, roiFields } from './roi.ts';

export const roiFieldNames = Object.keys(roiFields) as RoiField[];

export const initialRoiInputs = fromEach((name) => roiFields[name].initial);

/** What the sliders of the form stand at, kept between their bounds. */
export function readRoiInputs(fields: FormData): RoiInputs {
  return fromEach((name) => snap(Number(fields.get(name) ?? Number.NaN), roiFields[name]));
}

function fromEach(value: (name: RoiField) => number): RoiInputs {
  return Object.fromEntries(roiFieldNames.map((name) => [name, value(name)])) as unknown as RoiInputs;
}
