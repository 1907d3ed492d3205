import type { Release } from '@agence/shared-contracts/remote/release';
import type { Failure, Outcome } from './steps.ts';

type Tried = Pick<Release, 'name' | 'version' | 'contract'>;

/** What `npm run test:remote` found, in Markdown: what was tried together, what passed, and what did not. */
export function remoteReport(own: Tried, all: readonly Tried[], outcomes: readonly Outcome[]): string {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const hasFailed = outcomes.some(({ failed }) => failed > 0);
  const sorted = [...all].sort((a, b) => a.name.localeCompare(b.name));
  return `# ${own.name} ${own.version}: ${hasFailed ? 'does not work with the others' : 'works with the others'}

| Release | Version | Contract | From |
| --- | --- | --- | --- |
${sorted.map(({ name, version, contract }) => `| ${name} | ${version} | ${contract} | ${name === own.name ? 'this build' : 'the site'} |`).join('\n')}

| Tests | Passed | Failed | Seconds |
| --- | --- | --- | --- |
${outcomes.map(({ what, passed, failed, seconds }) => `| ${what} | ${passed} | ${failed} | ${seconds.toFixed(0)} |`).join('\n')}
${failures.length > 0 ? `\n${failures.map(bullet).join('\n')}\n` : ''}`;
}

/** A failure without the places in packages through which it came. */
function bullet({ name, reason = '' }: Failure): string {
  const lines = [name, ...reason.split('\n')].filter(
    (line) => line !== '' && !/^\s*at .*(?:node_modules|new Promise)/.test(line),
  );
  return `- ✗ ${lines.join('\n  ')}`;
}
