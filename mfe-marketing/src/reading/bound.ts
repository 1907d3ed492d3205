/** A verb's pronoun, what points to somebody or to a place, and second halves that are as short. */
const BOUND = 'je|tu|ils?|elles?|on|nous|vous|ce|les?|la|lui|leur|moi|toi|y|en|ci|là|mêmes?|plan';
/** First halves of places and short ones of words, such as « Vieux-Lévis », « Côte-de-Beaupré », « sous-titres » or « bouche-à-oreille ». */
const BEGINNINGS = 'Sainte?|Vieux|Côte|sous|bouche';
const BINDING = new RegExp(
  `(?<=\\p{L})-(?=(?:${BOUND})(?![\\p{L}-])|t-)|(?<=(?<!\\p{L})(?:ci|${BEGINNINGS}))-(?=\\p{L})|(?<=-(?:de|à))-`,
  'giu',
);
/** Between a number and what it counts. */
const COUNTED = /(?<=\d) (?=\p{L})/gu;
/** Running texts and names; addresses and identifiers have neither a space nor a capital. */
const READ = / |^\p{Lu}/u;

/**
 * A text none of whose lines ends at a hyphen that binds small words, such as « demandez-le » or « sous-titres », or a place's name:
 * a word joiner (U+2060) stands behind it, since the site's faces have no hyphen that breaks no line.
 *
 * @param text running text, without addresses
 */
export const boundHyphens = (text: string): string => text.replace(BINDING, '-\u2060');

/** All that is read in a page's content, so that no line ends within such a word or between a number and what it counts. */
export function bound<Content>(content: Content): Content {
  if (typeof content === 'string')
    return (READ.test(content) ? boundHyphens(content).replace(COUNTED, '\u00a0') : content) as Content;
  if (Array.isArray(content)) return content.map(bound) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([name, value]) => [name, bound(value)])) as Content;
}
