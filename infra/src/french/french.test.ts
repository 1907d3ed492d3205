import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { frenchFaults } from './frenchFaults.ts';
import { readTexts } from './readTexts.ts';

const tracked = (...paths: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const faultsOf = (file: string, texts: readonly { readonly line: number; readonly text: string }[]) =>
  texts.flatMap(({ line, text }) => frenchFaults(text).map(({ rule, near }) => `${file}:${line} ${rule}: ${near}`));

/** Names, numbers as they are kept, drawings. */
const isRead = (text: string) => /\p{L}{2}|[%$]/u.test(text);
/** What a developer is told. */
const isEnglish = (text: string) =>
  !/[éèêàçùôîœ]/.test(text) && /\b(?:the|is|are|must|of|and|like|without|into|from)\b|"key: value"/.test(text);
/** Beside content files, texts stand in code, where most strings are names, styles and drawings. */
const looksFrench = (text: string) =>
  /[éèêàçùôîœ’«»\u00a0\u202f]|(?<!\S)(?:[Ll]es?|[Ll]a|[Dd]es|[Uu]ne?|[Vv]ous|[Vv]otre|[Pp]our|[Ee]st|[Dd]u|[Oo]ui)(?!\S)/.test(
    text,
  );

const sources = tracked('*.ts', '*.tsx').filter(
  (file) =>
    !/\.test\.|\.d\.ts$|\/testing\/|^e2e\/|^infra\/(?:bench|film|fonts)\/|^infra\/src\/(?!composer|fallback)|^mfe-kit\/|\/scripts\/|addCourses|pdf\/fonts|rench\.ts$|typography\.ts$/.test(
      file,
    ),
);
const textsOf = (file: string) => readTexts(file, read(file)).filter(({ text }) => isRead(text) && !isEnglish(text));
const content = sources.filter((file) => file.includes('/src/content/'));
const code = sources.filter((file) => !file.includes('/src/content/'));

test('every text of the content files is set in the French of Québec (AMB-58)', () => {
  expect(content.length).toBeGreaterThan(100);
  expect(content.flatMap((file) => faultsOf(file, textsOf(file)))).toEqual([]);
});

test('French texts elsewhere in the code are too: messages, mails, documents', () => {
  const texts = (file: string) => textsOf(file).filter(({ text }) => looksFrench(text));
  expect(code.filter((file) => texts(file).length > 0).length).toBeGreaterThan(40);
  expect(code.flatMap((file) => faultsOf(file, texts(file)))).toEqual([]);
});

/** What may stand after « de » as it is: amounts, lengths of time and numbers, none of which begins with a vowel. */
const AMOUNT =
  /^(?:amount|formatMoney\(.*\)|price|plansFrom|minimumBudget|targetRevenue|guarantee|length|time|worth|clients|[A-Z_]+)$/;

test('names lose no « de » before a vowel, and counts take their plural from one place', () => {
  // Where it is decided it stands.
  for (const file of [...content, ...code.filter((file) => !file.includes('/format/'))]) {
    const names = [...read(file).matchAll(/\b(?:de|que|jusque) \$\{([^}]*)\}/g)].map(([, value = '']) => value);
    expect([file, names.filter((value) => !AMOUNT.test(value))]).toEqual([file, []]);
  }
  for (const file of content) expect([file, read(file).match(/[!=]== 1 \?/g) ?? []]).toEqual([file, []]);
});

/** Strings of a file of SQL, each on the line where it begins. */
function sqlTexts(source: string) {
  const bare = source.replaceAll(/--.*/g, (comment) => ' '.repeat(comment.length));
  const strings = [...bare.matchAll(/'((?:[^']|'')*)'|\$t\$(.*?)\$t\$/gs)].map((found) => ({
    line: bare.slice(0, found.index).split('\n').length,
    text: found[1]?.replaceAll("''", "'") ?? found[2] ?? '',
  }));
  const isObject = ({ text }: { readonly text: string }) => text.startsWith('{"');
  const inside = strings.filter(isObject).flatMap(({ line, text }) => {
    const texts: { readonly line: number; readonly text: string }[] = [];
    JSON.parse(text, (key, value) => {
      // A duration is read by the database, and shown in other words.
      if (typeof value === 'string' && key !== 'duration') texts.push({ line, text: value });
      return value;
    });
    return texts;
  });
  return [...strings.filter((one) => !isObject(one)), ...inside];
}

test('what a new site begins with is too: courses, products, files to buy', () => {
  const seeds = tracked('infra/supabase/seeds/*.sql');
  expect(seeds.flatMap((file) => sqlTexts(read(file))).length).toBeGreaterThan(300);
  const faults = seeds.flatMap((file) =>
    faultsOf(
      file,
      sqlTexts(read(file)).filter(({ text }) => looksFrench(text)),
    ),
  );
  expect(faults).toEqual([]);
});

test('what visitors download is too', () => {
  const files = tracked(
    'mfe-marketing/src/content/downloads/**/*.txt',
    'mfe-marketing/src/content/downloads/**/*.html',
  );
  expect(files.length).toBeGreaterThan(7);
  const lines = (file: string) =>
    read(file)
      .replace(/<style>.*<\/style>/s, (style) => style.replaceAll(/[^\n]/g, ''))
      .split('\n')
      .map((text, index) => ({ line: index + 1, text: text.replaceAll(/<[^>]*>/g, '') }));
  expect(files.flatMap((file) => faultsOf(file, lines(file)))).toEqual([]);
});

/** Words that end so in the singular too, and units of which there are always many. */
const INVARIABLE =
  /^(?:avis|choix|cours|dans|fois|mois|pas|prix|progrès|relais|repas|sous|temps|caractères|exemples|pixels|vérifications)$/;

/** Every text inside of a value; functions are given a number. */
function said(value: unknown, count: number, depth = 0): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function' && value.length > 0) {
    try {
      return said(value(...Array(value.length).fill(count)), count, depth);
    } catch {
      // It takes something else.
      return [];
    }
  }
  if (typeof value !== 'object' || value === null || depth > 8) return [];
  return Object.values(value).flatMap((part) => said(part, count, depth + 1));
}

test('none and one are singular', async () => {
  const wrong: string[] = [];
  for (const file of content) {
    const module = await import(join(ROOT, file));
    for (const count of [0, 1])
      for (const text of said({ ...module }, count))
        for (const [words, noun = ''] of text.matchAll(/(?<![\d.,:-])[01][ \u00a0]([\p{L}]{2,}[sx])(?!\p{L})/gu))
          if (!INVARIABLE.test(noun)) wrong.push(`${file}: ${words}`);
  }
  expect(wrong).toEqual([]);
});
