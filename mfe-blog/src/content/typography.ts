const NBSP = '\u00a0';

/**
 * Québec French spacing and apostrophes, so that authors can type plain spaces: no-break spaces before `: ; ? ! » % $`,
 * after `«` and inside numbers. Running it twice changes nothing more.
 */
export function frenchTypography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ (?=[:;?!»%$])/g, NBSP)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|(?:h|min|km|kg|s)\b)/g, NBSP);
}
