/**
 * Flags of Node under which code of a team runs: it reads these files and folders, and nothing else.
 *
 * @param readable absolute paths
 */
export function sandbox(readable: readonly string[]): string[] {
  return [
    '--permission',
    // Node's permissions do not reach the files that SQLite opens.
    '--no-experimental-sqlite',
    ...readable.map((path) => `--allow-fs-read=${path}`),
  ];
}
