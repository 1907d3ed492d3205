/** Whether a Host header names one of these hosts: names have no case, and may end with the dot of the root (RFC 9110, 4.2.3). */
export function namesHost(hosts: readonly string[], header: string | undefined): boolean {
  const host = (header ?? '').toLowerCase().replace(/\.(?=:\d+$|$)/, '');
  return hosts.includes(host);
}
