/** Runs the work while no other tab of the site runs work of the same name. */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, work);
}

/**
 * Makes this tab the one that plays. The tab that played before is told and stops, so that time spent in two tabs at
 * once never counts twice.
 *
 * @param onLost another tab plays now
 * @returns the function that gives playing up
 */
export function claimPlayback(userId: string, onLost: () => void): () => void {
  if (!('locks' in navigator)) return () => {};
  let release = () => {};
  let released = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    .request(`agence-playback:${userId}`, { steal: true }, () => held)
    .catch(() => {
      if (!released) onLost();
    });
  return () => {
    released = true;
    release();
  };
}
