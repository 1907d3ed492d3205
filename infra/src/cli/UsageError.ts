/** Somebody has typed what no command understands, or left out what it needs: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
