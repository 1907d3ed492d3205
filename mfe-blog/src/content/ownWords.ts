import { numbersIn } from '../article/figure.ts';
import { fold } from './slugs.ts';

const UNITS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
  ' ',
);
const TENS = [
  '',
  'dix',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** What an article's figures are computed from without its text saying so, and set-off sentences that are none or said twice. @param content set as in print */
export function strangeWords(content: string): string[] {
  const lines = content.split(/\r?\n/).map((line) => line.trim());
  const text = plain(lines.filter((line) => !line.startsWith('= ')).join(' '));
  const has = (words: string) => new RegExp(`(?<![\\p{L}\\d,]|\\d )${words}(?![\\p{L}\\d]|,\\d)`, 'u').test(text);
  return lines.flatMap((line) => {
    if (line.startsWith('" ')) {
      const sentence = line.slice(2);
      if (!/^[\p{Lu}«].*[.!?]$/u.test(sentence)) return [`“${sentence}” is no whole sentence`];
      return text.split(plain(sentence)).length > 2 ? [`“${sentence}” stands in the text already`] : [];
    }
    if (!line.startsWith('= ')) return [];
    return numbersIn(line.slice(2))
      .filter((number) => !has(plain(number)) && !has(fold(inWords(Number(number)))))
      .map((number) => `the text has no ${number}, which the figure “${line.slice(2)}” is computed from`);
  });
}

/** A text without what its markup and its kinds of spaces add. */
const plain = (text: string) =>
  fold(text)
    .replaceAll('**', '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\s+/g, ' ');

/** A whole number below a thousand as a text writes it; others as they are. */
export function inWords(number: number): string {
  if (!Number.isInteger(number) || number >= 1000) return `${number}`;
  if (number >= 100) {
    const [hundreds, rest] = [Math.floor(number / 100), number % 100];
    return [
      hundreds > 1 ? UNITS[hundreds] : '',
      hundreds > 1 && rest === 0 ? 'cents' : 'cent',
      rest ? inWords(rest) : '',
    ]
      .filter(Boolean)
      .join(' ');
  }
  if (number < 17) return UNITS[number] as string;
  const ten = Math.floor(number / 10);
  const rest = number - (ten === 7 || ten === 9 ? ten - 1 : ten) * 10;
  if (rest === 0) return ten === 8 ? 'quatre-vingts' : (TENS[ten] as string);
  const and = (rest === 1 || rest === 11) && ten < 8 ? ' et ' : '-';
  return `${TENS[ten]}${and}${inWords(rest)}`;
}
