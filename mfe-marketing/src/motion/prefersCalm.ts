/** Whether the visitor asked for as little motion as possible. Only call it in effects and handlers. */
export function prefersCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
