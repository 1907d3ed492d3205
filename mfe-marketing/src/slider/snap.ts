export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * The place on a slider that is nearest to a value, as a browser would set it: absurd values end at the bounds
 * (marketing-site §5). What is no number counts as the smallest.
 */
export function snap(value: number, { min, max, step }: Scale): number {
  if (Number.isNaN(value)) return min;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  const decimals = String(step).split('.')[1]?.length ?? 0;
  return Number((min + steps * step).toFixed(decimals));
}
