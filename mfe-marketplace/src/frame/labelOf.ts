/**
 * The label of a value that somebody wrote; the value itself where there is none, even if it is called like something
 * that every object has, such as `constructor`.
 */
export function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  return (Object.hasOwn(labels, value) && labels[value]) || value;
}
