const LONGEST_NAME = 80;

/** Whether certificates can bear a name. */
export function isName(typed: string): boolean {
  const { length } = typed.trim();
  return length > 0 && length <= LONGEST_NAME;
}
