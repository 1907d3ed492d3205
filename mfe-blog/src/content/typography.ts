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

/** A verb's pronoun, and what points to somebody or to a place. */
const BOUND = 'je|tu|ils?|elles?|on|nous|vous|ce|les?|la|lui|leur|moi|toi|y|en|ci|mêmes?|là';
const BINDING = new RegExp(`(?<=\\p{L})-(?=(?:${BOUND})(?![\\p{L}-])|t-)|(?<=(?<!\\p{L})ci)-(?=\\p{L})`, 'giu');

/**
 * A text none of whose lines ends at a hyphen that binds two small words, such as « demandez-le », « lui-même » or « ci-dessous »: a
 * word joiner (U+2060) stands behind it, since the site's faces have no hyphen that breaks no line.
 *
 * @param text running text, without addresses
 */
export const boundHyphens = (text: string): string => text.replace(BINDING, '-\u2060');
