import type { SqlFile } from './project.ts';
import { statementsOf } from './statementsOf.ts';

/** The last migration before these rules. */
const BEFORE = '20261124000400';
/** What rewrites or reads a whole table under a lock that keeps everybody out of it, and what to do instead. */
const RULES: readonly [RegExp, string][] = [
  [
    /\badd (?:constraint \S+ )?(?:check|foreign key)\b(?![^;]*\bnot valid\b)/,
    'add it NOT VALID, and validate it in the next file',
  ],
  [
    /\badd (?:constraint \S+ )?(?:unique|primary key)\s*\(/,
    'make a unique index concurrently, and add the constraint USING INDEX',
  ],
  [/\balter (?:column )?\S+ (?:set data )?type\b/, 'add a column, fill it in parts, and use it'],
  [/\balter (?:column )?\S+ set not null\b/, 'add a check NOT VALID, validate it, and set NOT NULL then'],
  [
    /\badd column (?:if not exists )?[^,;]*(?:gen_random_uuid|random|clock_timestamp|\bgenerated always as\b(?! identity))/,
    'add the column empty, and fill it in parts',
  ],
  [/\b(?:vacuum full|cluster|lock table)\b/, 'nobody may be kept out of a table'],
];

/** Tables of `auth` and `storage`. Embedded in a request, one of ours under such a name is taken for theirs (`@supabase/lite`). */
const TAKEN = [
  ...['audit_log_entries', 'flow_state', 'identities', 'instances', 'mfa_amr_claims', 'mfa_challenges', 'mfa_factors'],
  ...['one_time_tokens', 'refresh_tokens', 'saml_providers', 'saml_relay_states', 'schema_migrations', 'sessions'],
  ...['sso_domains', 'sso_providers', 'users', 'buckets', 'migrations', 'objects', 's3_multipart_uploads'],
];

/** Whether the rules hold for a migration: all that come after the ones that were there before them. */
export const isRuled = ({ name }: SqlFile): boolean => name.slice(0, BEFORE.length) > BEFORE;

/**
 * What a migration would do to a site that people use: locks that keep everybody out of a big table for longer than a moment.
 *
 * @param sql its text
 * @returns one sentence for each; a file of new tables alone has none
 */
export function wrongIn(sql: string): string[] {
  const wrong: string[] = [];
  if (!/^-- .*\bUndone by:/m.test(sql)) wrong.push('Say how it is undone: a comment “Undone by: …”.');
  const isAlone = sql.startsWith('-- no transaction\n');
  const statements = plainStatementsOf(sql);
  const created = new Set(
    statements.flatMap((statement) => /^create table (?:if not exists )?(\S+)/.exec(statement)?.[1] ?? []),
  );
  for (const table of created) {
    const [name = '', schema = 'public'] = table.split('.').reverse();
    if (schema === 'public' && TAKEN.includes(name)) wrong.push(`${table}: auth or storage has a table of that name.`);
  }
  let locks = false;
  for (const statement of statements) {
    const start = statement.slice(0, 80);
    const table = tableOf(statement);
    if (/\bindex concurrently\b/.test(statement)) {
      if (!isAlone) wrong.push(`${start}: concurrently in a file that begins with “-- no transaction” alone.`);
      continue;
    }
    if (isAlone) wrong.push(`${start}: a file without a transaction makes and drops indexes alone.`);
    if (!table || created.has(table)) continue;
    locks = true;
    if (/^create (?:unique )?index\b/.test(statement))
      wrong.push(`${start}: make it CONCURRENTLY, in a file of its own.`);
    if (/^update\b/.test(statement)) wrong.push(`${start}: fill in parts by the worker, not all rows at once.`);
    if (!/^alter table\b/.test(statement)) continue;
    for (const [pattern, instead] of RULES) if (pattern.test(statement)) wrong.push(`${start}: ${instead}.`);
  }
  if (locks && !/\bset (?:local )?lock_timeout\b/.test(sql)) {
    wrong.push('It waits for locks, and everybody waits behind it: set local lock_timeout.');
  }
  return wrong;
}

/** The table that a statement locks, where it changes one. */
function tableOf(statement: string): string | undefined {
  return [
    /^alter table (?:if exists )?(?:only )?(\S+)/,
    /^create (?:unique )?index (?:if not exists )?\S+ on (?:only )?([^\s(]+)/,
    /^drop index (?:if exists )?(\S+)/,
    /^(?:create (?:or replace )?(?:constraint )?trigger|drop trigger|create policy|drop policy|alter policy)\b.*? on (\S+)/,
    /^drop table (?:if exists )?(\S+)/,
    /^update (?:only )?(\S+)/,
  ].reduce<string | undefined>((found, pattern) => found ?? pattern.exec(statement)?.[1], undefined);
}

/** Statements in small letters on one line, without bodies of functions. */
function plainStatementsOf(sql: string): string[] {
  return statementsOf(sql).map((statement) =>
    statement
      .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
      .toLowerCase()
      .replace(/\s+/g, ' '),
  );
}
