const KEPT = Symbol.for('agence.kept-frames');

/**
 * Always wants the next frame. jsdom draws its frames by an interval that it starts when one is wanted and ends when none
 * is: started while a test has faked `setInterval`, it never comes, and neither does any later frame of that window.
 */
export function keepFrames(of: Window & { [KEPT]?: boolean }): void {
  if (of[KEPT]) return;
  of[KEPT] = true;
  // The window's own, whatever stands in its place while a test runs.
  const { requestAnimationFrame } = of;
  const next = () => void requestAnimationFrame(next);
  next();
}
