import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADVISORIES, ARGUED, MAX_AGE_DAYS, REVIEWED } from '../audit/advisories.ts';
import { ageInDays, auditLock } from '../audit/auditLock.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { ROOT } from './workspace.ts';

const AUDIT: Command = {
  args: '[<lock>]',
  about: 'What of a lock has a hole that the list knows. Fails over one, and over a list that is too old.',
  options: {},
  takes: (count) => count <= 1,
  async run({ positionals: [lock] }) {
    audit(lock);
    return SAID;
  },
};

/** `agence audit`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence audit', AUDIT, args);
}

function audit(file = join(ROOT, 'package-lock.json')): void {
  const found = auditLock(JSON.parse(readFileSync(file, 'utf8')), ADVISORIES, ARGUED);
  for (const { severity, path, version, id, range, about } of found) {
    process.stdout.write(`${severity}: ${path} ${version} (${range}), ${id}: ${about}\n`);
  }
  const days = Math.floor(ageInDays(REVIEWED, Date.now()));
  process.stdout.write(
    `${found.length} known holes among ${new Set(ADVISORIES.map(({ package: name }) => name)).size} packages with ${ADVISORIES.length} advisories; the list is ${days} days old.\n`,
  );
  if (days > MAX_AGE_DAYS)
    process.stdout.write(`After ${MAX_AGE_DAYS} days it says nothing any more: go through it again.\n`);
  if (found.length > 0 || days > MAX_AGE_DAYS) process.exitCode = 1;
}
