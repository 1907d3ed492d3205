/** What an element says, with plain spaces and without what holds two halves of a word together. */
export const plainText = ({ textContent }: { readonly textContent: string | null }): string =>
  (textContent ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
