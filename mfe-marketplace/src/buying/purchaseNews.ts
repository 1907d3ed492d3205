const CHANNEL = 'agence-purchases';

/** Tells the other tabs of this site that something was bought. */
export function announcePurchase(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('bought');
  channel.close();
}

/** Calls back when another tab has bought something. @returns the function that ends it */
export function onPurchase(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
