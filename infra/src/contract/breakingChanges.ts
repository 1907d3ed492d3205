import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inOwnFolder, type Report, typeCheck, writeReport } from './emitReport.ts';

/** What stands at the top level of a declaration file and can be imported. */
interface Exported {
  readonly name: string;
  readonly kind: 'value' | 'type' | 'passedOn';
  /** `<any, any>` for two type parameters. */
  readonly anyParameters: string;
  /** Its doc comment says `@provided`: remotes make such objects, the site takes them. All others go the other way. */
  readonly isProvided: boolean;
}

const DECLARATION =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^export (?:declare )?(?:abstract )?(const|let|function|class|interface|type) (\w+)/gm;
const RE_EXPORT = /^export (?:type )?\{([^}]+)\}/gm;

/** Everything that a declaration file exports. */
export function exportsOf(text: string): Exported[] {
  const declared = [...text.matchAll(DECLARATION)].map((found): Exported => {
    const [all, comment = '', keyword = '', name = ''] = found;
    return {
      name,
      kind: keyword === 'interface' || keyword === 'type' ? 'type' : 'value',
      anyParameters: anyParametersOf(text.slice(found.index + all.length)),
      isProvided: comment.includes('@provided'),
    };
  });
  // What these are is compared in their own files.
  const passedOn = [...text.matchAll(RE_EXPORT)].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name = '']) => name),
  );
  return [
    ...declared,
    ...passedOn.map((name) => ({ name, kind: 'passedOn', anyParameters: '', isProvided: false }) as const),
  ];
}

/** `<any, any>` for a declaration whose name is followed by two type parameters. */
function anyParametersOf(rest: string): string {
  if (!rest.startsWith('<')) return '';
  const parameters = ['any'];
  let depth = 0;
  for (const sign of rest.replaceAll('=>', '')) {
    if ('<({['.includes(sign)) depth += 1;
    if ('>)}]'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 1) parameters.push('any');
    if (depth === 0) break;
  }
  return `<${parameters.join(', ')}>`;
}

/**
 * What a remote built with one report could miss in a site that has another: exports that are gone, values that are not
 * what they were, objects that the site no longer takes. TypeScript itself decides, by assigning one to the other.
 *
 * @returns a sentence each, such as `remote/shell: ShellApi is not what it was: Property 'track' is missing`
 */
export function breakingChanges(before: Report, after: Report): Promise<string[]> {
  return inOwnFolder((folder) => changesIn(folder, before, after));
}

async function changesIn(folder: string, before: Report, after: Report): Promise<string[]> {
  await writeReport(join(folder, 'before'), before);
  await writeReport(join(folder, 'after'), after);
  const gone: string[] = [];
  const lines: { readonly entry: string; readonly name: string; readonly code: string }[] = [];
  const imports = ["import type { GenericSchema, InferInput } from 'valibot';", SCHEMA_OR_VALUE];
  for (const [index, [file, text]] of Object.entries(before).entries()) {
    const entry = file.replace(/(?:\/index)?\.d\.ts$/, '');
    if (!after[file]) {
      gone.push(`${entry} is gone`);
      continue;
    }
    const kept = new Map(exportsOf(after[file]).map((one) => [one.name, one]));
    imports.push(`import type * as before${index} from './before/${file.replace('.d.ts', '.js')}';`);
    imports.push(`import type * as after${index} from './after/${file.replace('.d.ts', '.js')}';`);
    for (const exported of exportsOf(text)) {
      const { name, kind } = exported;
      const now = kept.get(name);
      // Which way a type goes may be understood later than it was written.
      const isProvided = exported.isProvided || now?.isProvided === true;
      if (!now) gone.push(`${entry}: ${name} is gone`);
      else if (kind !== 'passedOn')
        lines.push({ entry, name, code: checkOf({ ...exported, isProvided }, index, lines.length) });
    }
  }
  await writeFile(join(folder, 'check.ts'), [...imports, ...lines.map(({ code }) => code)].join('\n'));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null, types: [] },
      files: ['check.ts'],
    }),
  );
  const said = await typeCheck(folder).then(
    () => '',
    (error: Error) => error.message,
  );
  const complaints = [...said.matchAll(/check\.ts\((\d+),\d+\): error TS\d+: (.*(?:\n {2}.*)*)/g)];
  if (said !== '' && complaints.length === 0) throw new Error(said);
  const changed = complaints.map(([, line, why = '']) => {
    const at = lines[Number(line) - 1 - imports.join('\n').split('\n').length];
    if (!at) throw new Error(`The reports cannot be compared: ${why}`);
    return `${at.entry}: ${at.name} is not what it was: ${why.split('\n').at(-1)?.trim()}`;
  });
  return [...gone, ...changed];
}

/** Of a schema, what it takes must still be taken; of anything else, what was there must still be there. */
const SCHEMA_OR_VALUE =
  'type Check<Before, After> = Before extends GenericSchema ? (After extends GenericSchema ? (given: InferInput<Before>) => InferInput<After> : never) : (given: After) => Before;';

function checkOf({ name, kind, anyParameters, isProvided }: Exported, module: number, line: number): string {
  const [before, after] = [`before${module}.${name}${anyParameters}`, `after${module}.${name}${anyParameters}`];
  if (kind === 'value')
    return `export const _${line}: Check<typeof before${module}.${name}, typeof after${module}.${name}> = (given) => given;`;
  const [given, wanted] = isProvided ? [before, after] : [after, before];
  return `export const _${line} = (given: ${given}): ${wanted} => given;`;
}
