import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutMethods, withoutUnreachable } from './unreachable.ts';

const CLASS = `var Handler = class {
	async load(name) { return this.find(name); }
	find(name) { return { name }; }
	preload() { return { find() {} }; }
};
export { Handler };`;

test('leaves of a class what is called, as it was', () => {
  expect(withoutMethods('preload', 'load')(CLASS).replace(/\s+/g, ' ')).toBe(
    'var Handler = class { find(name) { return { name }; } }; export { Handler };',
  );
});

test('says which method a newer version of the package does not have', () => {
  expect(() => withoutMethods('find', 'loadSync')(CLASS)).toThrow('There is no method loadSync any more');
});

test('a build fails in which nothing is left out, because a package has moved its files', async () => {
  const shell = { name: 'shell', resolveId: () => '\0shell', load: () => 'export {};' };
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [shell, withoutUnreachable()],
    build: { write: false, rolldownOptions: { input: 'shell' } },
  });
  await expect(built).rejects.toThrow(/No file of the shell's packages is .+stylis.+ any more/);
});
