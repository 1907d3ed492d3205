const NBSP = '\u00a0';
const NARROW = '\u202f';

/**
 * Québec French spacing and apostrophes, so that authors can type plain spaces: narrow no-break spaces before `; ? !`, full
 * ones before `: » % $`, after `«` and inside numbers. Running it twice changes nothing more.
 */
export function frenchTypography(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ (?=[:»%$])/g, NBSP)
    .replace(/[ \u00a0](?=[;?!])/g, NARROW)
    .replace(/« /g, `«${NBSP}`)
    .replace(/(?<=\d) (?=\d{3}(?!\d)|(?:h|min|km|kg|s)\b)/g, NBSP);
}
