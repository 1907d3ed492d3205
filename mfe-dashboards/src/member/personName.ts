/** As much of an address as stands for a name: more of it tells nobody apart sooner. */
const LONGEST = 20;

/** Somebody's name; where none is given, what stands before the @ of their address. */
export function personName(name: string | null, email: string): string {
  if (name) return name;
  const [local = ''] = email.split('@');
  return local.length > LONGEST ? `${local.slice(0, LONGEST)}…` : local;
}
