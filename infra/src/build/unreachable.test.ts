import { build } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { withoutMethods, withoutParts, withoutUnreachable } from './unreachable.ts';

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

test('puts something in the place of a part, and says which one a newer version does not have', () => {
  expect(withoutParts([/preload\(.*/, ''])(CLASS)).not.toContain('preload');
  expect(() => withoutParts([/unload\(/, ''])(CLASS)).toThrow('There is no /unload\\(/ any more');
});

/** A build of a shell that has none of the packages, and its complaint. */
async function complaintOf(mode: 'production' | 'development'): Promise<string> {
  vi.stubEnv('NODE_ENV', mode);
  const shell = { name: 'shell', resolveId: () => '\0shell', load: () => 'export {};' };
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [shell, withoutUnreachable()],
    build: { write: false, rolldownOptions: { input: 'shell' } },
  });
  return built.then(
    () => '',
    ({ message }) => message,
  );
}

afterEach(() => void vi.unstubAllEnvs());

test('a build fails in which nothing is left out, because a package has moved its files', async () => {
  expect(await complaintOf('production')).toMatch(/No file of the shell's packages is .*single-spa.+stylis.+ any more/);
});

test('a build for development does not, for what its package has another file for', async () => {
  expect(await complaintOf('development')).toMatch(
    /No file of the shell's packages is (?!.*single-spa).+stylis.+ any more/,
  );
});
