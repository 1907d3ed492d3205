/** Texts of all elements that a selector finds. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.textContent ?? '');
}

/** The button with a text. @throws Error when there is none */
export function button(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll('button')].find((element) => element.textContent === name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}
