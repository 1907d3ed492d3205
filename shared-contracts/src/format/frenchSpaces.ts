/**
 * A text that somebody typed, with French punctuation kept beside its word as Québec sets it: a narrow space before ; ? !, a
 * full one before : % $ and inside of « », neither of which breaks a line, although everybody types ordinary ones.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/« /g, '«\u00a0')
    .replace(/ (?=[»:%$](?:[\s.,)»]|$))/g, '\u00a0')
    .replace(/[ \u00a0](?=[;?!]+(?:[\s.,)»]|$))/g, '\u202f');
}
