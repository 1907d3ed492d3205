/**
 * Calls back whenever the network may answer again: the connection has come back, or the visitor has, perhaps from the sign-in page
 * of a guest network, of which no browser tells.
 *
 * @returns the function that ends it
 */
export function whenBack(callback: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && callback();
  addEventListener('online', callback);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', callback);
    document.removeEventListener('visibilitychange', seen);
  };
}
