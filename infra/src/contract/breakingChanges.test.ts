import { expect, test } from 'vitest';
import { breakingChanges, exportsOf } from './breakingChanges.ts';

/** As the compiler writes declarations. */
const declarations = (text: string) => text.replaceAll(/^ +/gm, '');

const before = {
  'shell.d.ts': declarations(`
    export interface ShellApi { readonly siteUrl: string; go(to: string): void }
    /** @provided */
    export interface Toast { readonly title: string }
    /** @provided */
    export interface Head { readonly title: string }
    export type Result<Data> = { readonly data: Data } | undefined;
    export interface Steady { readonly same: boolean }
`),
  'release.d.ts': declarations(`
    import { type StrictObjectSchema, type StringSchema, type OptionalSchema } from 'valibot';
    export declare const releaseSchema: StrictObjectSchema<{ readonly name: StringSchema<undefined> }, undefined>;
    export declare const routeSchema: StrictObjectSchema<{ readonly path: StringSchema<undefined> }, undefined>;
`),
  'format.d.ts': declarations(`
    export declare function formatPrice(cents: number): string;
    export declare function formatDay(day: string): string;
    export declare const LEVELS: readonly ['a', 'b'];
`),
  'port.d.ts': `import type { ShellApi } from './shell.ts';\nexport declare function useShell(): ShellApi;\n`,
  'gone.d.ts': 'export declare const answer: number;\n',
  'index.d.ts': `export { formatPrice, formatDay as day } from './format.js';\n`,
};

test('finds what a remote that was built before would miss, and nothing else', async () => {
  const { 'gone.d.ts': _, ...kept } = before;
  const after = {
    ...kept,
    'shell.d.ts': declarations(`
    export interface ShellApi { readonly siteUrl: string | null; go(to: string): void; leave(): void }
    /** @provided */
    export interface Toast { readonly title: string; readonly tone: 'neutral' }
    /** @provided */
    export interface Head { readonly title: string; readonly type?: 'website' }
    export type Result<Data> = { readonly value: Data } | undefined;
    export interface Steady { readonly same: boolean; readonly more: string }
`),
    'release.d.ts': declarations(`
    import { type StrictObjectSchema, type StringSchema, type OptionalSchema } from 'valibot';
    export declare const releaseSchema: StrictObjectSchema<{ readonly name: StringSchema<undefined>; readonly builder: OptionalSchema<StringSchema<undefined>, undefined> }, undefined>;
    export declare const routeSchema: StrictObjectSchema<{ readonly path: StringSchema<undefined>; readonly subtree: StringSchema<undefined> }, undefined>;
`),
    'format.d.ts': declarations(`
    export declare function formatPrice(cents: number, currency?: string): string;
    export declare function formatDay(day: Date): string;
    export declare const LEVELS: readonly ['a'];
    export declare const MORE: string;
`),
    'index.d.ts': `export { formatPrice } from './format.js';\n`,
    'added.d.ts': 'export declare const more: number;\n',
  };
  // While somebody else compares others.
  const [changes, none] = await Promise.all([breakingChanges(before, after), breakingChanges(after, after)]);
  expect(none).toEqual([]);
  expect(changes.map((line) => line.replace(/ is not what it was: .*/, ' changed')).sort()).toEqual([
    'format: LEVELS changed',
    'format: formatDay changed',
    'gone is gone',
    'index: day is gone',
    'port: useShell changed',
    'release: routeSchema changed',
    'shell: Result changed',
    'shell: ShellApi changed',
    'shell: Toast changed',
  ]);
  expect(changes.join('\n')).toContain("'null' is not assignable to type 'string'");
});

test('reads exports with their doc comments, parameters and new names', () => {
  expect(
    exportsOf(
      '/** A. @provided */\nexport interface A<T extends Pick<B, "a" | "b">, U = T> {}\nexport { b as c, type d } from "./b.js";',
    ),
  ).toEqual([
    { name: 'A', kind: 'type', anyParameters: '<any, any>', isProvided: true },
    { name: 'c', kind: 'passedOn', anyParameters: '', isProvided: false },
    { name: 'd', kind: 'passedOn', anyParameters: '', isProvided: false },
  ]);
});
