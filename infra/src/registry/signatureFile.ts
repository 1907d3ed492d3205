/** Stands beside release.json, which names the hash of every other file. */
export const SIGNATURE_FILE = 'release.sig';
