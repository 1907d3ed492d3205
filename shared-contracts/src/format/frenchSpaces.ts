/**
 * A text that somebody typed, with French punctuation kept beside its word: the spaces inside of « » and before : ; ? ! % $
 * do not break a line, although everybody types ordinary ones.
 */
export function frenchSpaces(text: string): string {
  return text.replace(/« /g, '«\u00a0').replace(/ (?=[»:;?!%$](?:[\s.,)»]|$))/g, '\u00a0');
}
