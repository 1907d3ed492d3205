import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, runOne } from '../cli/commandLine.ts';
import { execute } from '../cli/steps.ts';
import { UsageError } from '../cli/UsageError.ts';
import { ROOT } from '../cli/workspace.ts';
import { objectCalled, valueAt, withEntry } from './addToObject.ts';

const SCHEMAS = 'shared-contracts/src/events/schemas.ts';
const manifestOf = (remote: string) => `${remote}/src/exposes/manifest.ts`;

/** An event that does not exist yet. */
export interface NewEvent {
  readonly name: string;
  readonly fields: readonly string[];
  readonly sender: string;
  readonly listeners: readonly string[];
}

const EVENT: Command = {
  args: '<name> [<field> …] --sender <remote> [--listener <remote>]',
  about:
    'An event between releases: its fields in the contract, and who sends and hears it in their manifests. For example ' +
    'agence new event tool.resultKept.v1 tool --sender mfe-tools --listener shell.',
  options: {
    sender: { type: 'string', value: 'remote', about: 'the release that publishes it' },
    listener: { type: 'string', multiple: true, value: 'remote', about: 'a release that hears it' },
  },
  takes: (count) => count > 0,
  async run(given) {
    const [name = '', ...fields] = given.positionals;
    const sender = given.text('sender');
    if (sender === undefined) throw new UsageError('Say who sends it: --sender mfe-tools.');
    const files = newEvent(ROOT, { name, fields, sender, listeners: given.texts('listener') });
    await execute('biome', ['format', '--write', ...files]);
    const payload = fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
    return {
      lines: [
        ...files,
        '',
        'Say above its name what has happened. Then',
        `  ${sender}: shell.events.publish('${name}', ${payload})`,
        `  who hears it: shell.events.subscribe('${name}', (told) => …), and events.last('${name}') for who comes later`,
        '  npm run contract -- accept   # with a new minor of the contract: CONTRIBUTING.md, Change the contract',
      ],
      json: { files },
    };
  },
};

/** `agence new event`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence new event', EVENT, args);
}

/**
 * Writes an event into the contract and the manifests of who uses it.
 *
 * @returns files that have changed
 * @throws UsageError for a name that no event can have, or a release that is not there; then nothing is written
 */
export function newEvent(root: string, { name, fields, sender, listeners }: NewEvent): string[] {
  if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*\.v[1-9]\d*$/.test(name))
    throw new UsageError(`An event is called like formation.moduleCompleted.v1, in the past tense, not "${name}".`);
  const wrong = fields.find((field) => !/^[a-z][A-Za-z]*$/.test(field));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no name of a field.`);
  const written = new Map<string, string>();
  const read = (file: string) => written.get(file) ?? readFileSync(join(root, file), 'utf8');

  const events = objectCalled(SCHEMAS, read(SCHEMAS), 'eventFields');
  if (valueAt(events, name)) throw new UsageError(`There is an event ${name} already.`);
  const list = fields.map((field) => `'${field}'`).join(', ');
  written.set(SCHEMAS, withEntry(events, `/** What has happened (producer: ${sender}). */\n'${name}': [${list}]`));

  const uses = [[sender, 'sends'] as const, ...listeners.map((remote) => [remote, 'hears'] as const)];
  for (const [remote, use] of uses) {
    // The shell's own half of the bus is the contract's, of whatever it knows.
    if (remote === 'shell') continue;
    const file = manifestOf(remote);
    if (!existsSync(join(root, file))) throw new UsageError(`There is no remote "${remote}" here.`);
    written.set(file, withNeed(file, withNeed(file, read(file), 'ports', 'events'), use, name));
  }
  for (const [file, source] of written) writeFileSync(join(root, file), source);
  return [...written.keys()];
}

/** A manifest whose `needs` has something more in one of its lists. */
function withNeed(file: string, source: string, list: string, entry: string): string {
  const manifest = objectCalled(file, source, 'manifest');
  const needs = valueAt(manifest, 'needs');
  if (!needs) return withNeed(file, withEntry(manifest, 'needs: { ports: [] }'), list, entry);
  const known = valueAt(needs, list);
  if (!known) return withEntry(needs, `${list}: ['${entry}']`);
  return source.slice(known.start, known.end).includes(`'${entry}'`) ? source : withEntry(known, `'${entry}'`);
}
