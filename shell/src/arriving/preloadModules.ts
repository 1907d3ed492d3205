/** Fetches modules beside each other, before anything of them runs: each would wait for who imports it. */
export function preloadModules(addresses: readonly string[]): void {
  for (const address of addresses) {
    if (document.querySelector(`link[href="${address}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
}
