import { type Command, type Given, type Option, runCommandLine } from '../cli/commandLine.ts';
import { refresh } from '../store/refresh.ts';
import { changeTeams } from './changeTeams.ts';
import { keyId } from './keys.ts';
import { RegistryError } from './RegistryError.ts';
import { STORE_OPTION, storeOf } from './target.ts';
import { readRoot, type Team } from './teams.ts';

const many = (value: string, about: string): Option => ({ type: 'string', multiple: true, value, about });
const CLAIMS: Record<string, Option> = {
  ...STORE_OPTION,
  remote: many('name', 'a release that is theirs, e.g. mfe-evenements'),
  path: many('path', 'what they own with everything below, e.g. /evenements'),
  slot: many(
    'menu',
    'a menu into which they may put links: header, services, footer-services, footer-company, footer-resources, footer-legal',
  ),
  js: { type: 'string', value: 'bytes', about: 'what the JavaScript of a page may weigh at most, as brotli (120000)' },
  html: { type: 'string', value: 'bytes', about: 'what the HTML of a page may weigh at most, as brotli (34000)' },
};
const KEY = many('public key', 'a key that may publish for them, as agence key shows it');
const BUDGET = { js: 120_000, html: 34_000 };

const COMMANDS: Record<string, Command> = {
  add: {
    args: '<team> --key <public key> --remote <name> --path <path> [--slot <menu>]',
    about: 'Lets a team of another repository publish what it owns. Needs the root key.',
    options: { ...CLAIMS, key: KEY },
    takes: (count) => count === 1,
    run: (given) =>
      changed(given, (teams, name) => {
        if (teams[name])
          throw new RegistryError('team_invalid', `There is a team ${name} already: see agence team set.`);
        return {
          keys: [...given.texts('key')],
          retired: [],
          remotes: [],
          paths: [],
          slots: [],
          budget: BUDGET,
          ...claimsOf(given, BUDGET),
        };
      }),
  },
  set: {
    args: '<team> [--remote <name>] [--path <path>] [--slot <menu>] [--js <bytes>] [--html <bytes>]',
    about: 'Replaces what a team owns, kind by kind. Needs the root key.',
    options: CLAIMS,
    takes: (count) => count === 1,
    run: (given) =>
      changed(given, (teams, name) => ({ ...known(teams, name), ...claimsOf(given, known(teams, name).budget) })),
  },
  'key-add': {
    args: '<team> --key <public key>',
    about: 'Gives a team one more key. Needs the root key.',
    options: { ...STORE_OPTION, key: KEY },
    takes: (count) => count === 1,
    run: (given) =>
      changed(given, (teams, name) => {
        const team = known(teams, name);
        return { ...team, keys: [...new Set([...team.keys, ...given.texts('key')])] };
      }),
  },
  'key-remove': {
    args: '<team> --key <public key or its first 8 digits>',
    about:
      'Takes a lost or replaced key from a team: it publishes nothing more, and what it has signed stays. Needs the root key.',
    options: { ...STORE_OPTION, key: KEY },
    takes: (count) => count === 1,
    run: (given) =>
      changed(given, (teams, name) => {
        const team = known(teams, name);
        const removed = given.texts('key').map((asked) => {
          const key = team.keys.find((one) => one === asked || keyId(one) === asked);
          if (!key)
            throw new RegistryError(
              'key_invalid',
              `${name} has no key ${asked}; it has ${team.keys.map(keyId).join(', ') || 'none'}.`,
            );
          return key;
        });
        return {
          ...team,
          keys: team.keys.filter((key) => !removed.includes(key)),
          retired: [...team.retired, ...removed],
        };
      }),
  },
  remove: {
    args: '<team>',
    about: 'Ends a team that nothing is shown of any more. Needs the root key.',
    options: STORE_OPTION,
    takes: (count) => count === 1,
    run: (given) =>
      changed(given, (teams, name) => {
        known(teams, name);
        return undefined;
      }),
  },
  show: {
    args: '[<team>]',
    about: 'Who owns what.',
    options: STORE_OPTION,
    takes: (count) => count <= 1,
    async run(given) {
      const store = storeOf(given.text('store'));
      await refresh(store);
      const { teams } = await readRoot(store);
      const [name] = given.positionals;
      const shown = Object.fromEntries(Object.entries(teams).filter(([one]) => !name || one === name));
      return { lines: Object.entries(shown).flatMap(linesOf), json: shown };
    },
  },
};

/** `agence team …`: who owns what of a site. */
export function run(args: readonly string[]): Promise<void> {
  return runCommandLine('agence team', COMMANDS, args);
}

async function changed(given: Given, edit: (teams: Record<string, Team>, name: string) => Team | undefined) {
  const [name] = given.positionals as [string];
  const { teams } = await changeTeams(storeOf(given.text('store')), name, (teams) => edit(teams, name));
  const team = teams[name];
  return { lines: team ? linesOf([name, team]) : [`${name} is no team any more`], json: team ? { [name]: team } : {} };
}

function known(teams: Record<string, Team>, name: string): Team {
  const team = teams[name];
  if (team) return team;
  throw new RegistryError('team_invalid', `There is no team ${name}; there are ${Object.keys(teams).join(', ')}.`);
}

/** What was said of a team. */
function claimsOf(given: Given, budget: Team['budget']): Partial<Team> {
  const lists = { remotes: given.texts('remote'), paths: given.texts('path'), slots: given.texts('slot') };
  const said = Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
  return { ...said, budget: { js: given.count('js') ?? budget.js, html: given.count('html') ?? budget.html } };
}

function linesOf([name, { keys, retired, remotes, paths, slots, budget }]: [string, Team]): string[] {
  const list = (all: readonly string[]) => all.join(', ') || 'none';
  return [
    name,
    `  keys     ${list(keys.map(keyId))}${retired.length > 0 ? `; before: ${list(retired.map(keyId))}` : ''}`,
    `  remotes  ${list(remotes)}`,
    `  paths    ${list(paths)}`,
    `  menus    ${list(slots)}`,
    `  budget   ${budget.js} bytes of JavaScript, ${budget.html} of HTML`,
  ];
}
