/**
 * Adds to a page that has begun what it lacks. What has come already stays as it is: somebody may have typed into it.
 *
 * @param whole the same page, whose rest is taken out of it
 */
export function completePage(begun: Element, whole: Element): void {
  const { length } = begun.childNodes;
  const last = whole.childNodes[length - 1];
  // All but the last of what has come was closed.
  if (begun.lastChild instanceof Element && last instanceof Element) completePage(begun.lastChild, last);
  begun.append(...[...whole.childNodes].slice(length));
}
