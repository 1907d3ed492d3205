/**
 * Whether a version of the contract fits a caret range: same major, at least the named minor and patch.
 * Runs before any code of a remote does.
 */
export function fits(range: string, version: string): boolean {
  const wanted = /^\^(\d+)\.(\d+)\.(\d+)$/.exec(range)?.slice(1).map(Number);
  const actual = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);
  if (!wanted || !actual || wanted[0] !== actual[0]) return false;
  const [, wantedMinor = 0, wantedPatch = 0] = wanted;
  const [, minor = 0, patch = 0] = actual;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
