import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/cli/workspace.ts';
import type { Ids } from './ids.ts';
import { requestsAbout } from './requests.ts';
import { WHOLE_READS } from './wholeReads.ts';

const ids = new Proxy({}, { get: (_, name) => String(name) }) as Ids;
const requests = requestsAbout(ids);
const named = (kind: string) => new Set(requests.filter((request) => request.kind === kind).map(({ name }) => name));

const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter((path) => !/\.test\.|\/testing\/|node_modules/.test(path))
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(ROOT, path), 'utf8') }));

/** Names that stand behind a pattern in any of these. */
const namesIn = (files: readonly { text: string }[], pattern: RegExp) =>
  new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

const without = (names: ReadonlySet<string>, known: ReadonlySet<string>) =>
  [...names].filter((name) => !known.has(name)).sort();

/**
 * Changes by one person of a row that an id names, with nothing that grows behind them, rows by their key for the page that asks, and
 * what asks no database: no measure says more about them. Whoever adds a question to a page adds it to the list.
 */
const UNMEASURED = new Set(
  `addAbsence addEntry agreeToPage allNotes appeal askRefund bookingTimes changeAppointment changeEntry changeRequest createLetter
  decideApplication decideModeration editedText eraseRequest featureCourse freeAddress haltLetter importLists letter mergeRequest noteRequest
  orderCategories orderFeatured previewText proposeBooking publishText removeAbsence removeEntry removeLetter reorderModules resendLetter
  resendMail restoreCourse restoreText saveContent saveCreatorPhoto saveCreatorProfile saveHost saveKind saveLetter saveService saveSponsor
  saveSponsorship saveText scheduleLetter sendLetterTest setStaffRole setTaxNumbers setTrafficConsent settleAppointment settleFailure
  settleLetterSend siteStatus switchSequence textFile textPages timesToMove unfeatureCourse unscheduleText withdrawPage withdrawText
  answerBooking courseTitles deleteCourse textTitles`.split(/\s+/),
);

test('every question of a member page is in the table', () => {
  const asked = namesIn(
    sources('mfe-dashboards/src/**/*Api.ts'),
    /^ {4}(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm,
  );
  expect(asked.size).toBeGreaterThan(100);
  expect(without(asked, new Set([...named('page'), ...UNMEASURED]))).toEqual([]);
});

test('names no question that there is not', () => {
  const asked = namesIn(
    sources('mfe-dashboards/src/**/*Api.ts'),
    /^ {4}(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm,
  );
  expect(without(new Set([...named('page'), ...UNMEASURED]), asked)).toEqual([]);
});

test('nothing may read whole tables that is not in the table of requests', () => {
  const asked = new Set(requests.map(({ name }) => name.split(' ').at(-1) ?? ''));
  expect(without(new Set(Object.keys(WHOLE_READS)), asked)).toEqual([]);
});

test('every module of a public page that asks the database is in the table, or what it asks for is', () => {
  const pages = sources('{mfe-marketplace,mfe-marketing,mfe-blog,mfe-tools,shell}/src/**/*.{ts,tsx}');
  const asked = pages.filter(({ text }) => /\.(?:rpc|from)\(\s*'/.test(text) || /\.from\(table\)/.test(text));
  const modules = new Set([...named('module')].map((name) => name.split(' ')[0] ?? ''));
  const calls = new Set([...named('rpc'), ...named('table')]);
  // What one person has in a course: rows that their own key finds.
  const own = new Set([
    'formation_reviews',
    'review_reports',
    'user_formation_progress',
    'creator_tips',
    'tax_settings',
  ]);
  const unknown = asked
    .filter(({ path }) => !modules.has(path))
    .flatMap((file) =>
      without(namesIn([file], /\.(?:rpc|from)\(\s*'(\w+)'/g), new Set([...calls, ...own])).map(
        (name) => `${file.path}: ${name}`,
      ),
    );
  expect(unknown).toEqual([]);
});

test('every call of a function of the server that can meet many rows is in the table', () => {
  const calls = namesIn(
    sources('infra/{supabase/functions,src/composer}/**/*.ts'),
    /(?:callDatabase(?:<[^(]*>)?\(\s*env,\s*|ask\(\w+, )'(\w+)'/g,
  );
  expect(calls.size).toBeGreaterThan(20);
  const byKey =
    `abandon_refund attach_checkout begin_refund calendar_to_read cancel_appointment decide_refund delete_person due_text end_mails_of
    hand_over_job hold_time keep_busy_times move_appointment note_checkout_origin publish_due_text publish_text read_text settle_job
    settle_newsletter settle_sent_refund store_request my_staff_roles`.split(/\s+/);
  expect(without(calls, new Set([...named('rpc'), ...byKey]))).toEqual([]);
});
