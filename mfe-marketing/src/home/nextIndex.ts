/** The index after a step, from the last to the first and back (MKT-014). */
export function nextIndex(index: number, step: 1 | -1, count: number): number {
  return (index + step + count) % count;
}
