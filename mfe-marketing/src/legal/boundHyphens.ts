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
