import type { ModuleStop } from './studioApi.ts';

/** How many have begun a module and not finished it. */
export const leftOf = ({ began, finished }: ModuleStop) => began - finished;

/** The place, from 0, of the module that most people leave unfinished; undefined where nobody does. */
export function worstStop(stops: readonly ModuleStop[]): number | undefined {
  const most = Math.max(0, ...stops.map(leftOf));
  return most > 0 ? stops.findIndex((stop) => leftOf(stop) === most) : undefined;
}
