import { expect, test } from 'vitest';
import { committedReport } from './contractReport.ts';
import { readEntries, renderReference, undocumented } from './reference.ts';

test('names every export of the contract with what its doc comment says', async () => {
  const { version, report } = await committedReport();
  const entries = await readEntries(report);
  expect(entries.length).toBeGreaterThan(60);
  expect(undocumented(entries)).toEqual([]);
  const page = renderReference(version, entries);
  expect(page).toContain('- `Button` ');
  expect(page).toContain('- `useAuth` Who is signed in; renders again when that changes.');
  expect(page).toMatch(/```tsx\n\/\/ src\/exposes\/lifecycles\.ts\nexport const \{ bootstrap, mount/);
});

test('asks for a doc comment, and for the major until which a deprecated name stays', async () => {
  const report = {
    'brand.d.ts': `export declare const silent: string;
/** Said. */
export declare const said: string;
/**
 * Old.
 *
 * @deprecated use \`said\`
 */
export declare const open: string;
/**
 * Older.
 *
 * @deprecated until 3.0.0: use \`said\`
 */
export declare const closed: string;
`,
  };
  const entries = await readEntries(report);
  expect(undocumented(entries)).toEqual([
    '/brand silent has no doc comment',
    '/brand open is deprecated, but does not say "until <major>.0.0"',
  ]);
  expect(renderReference('2.1.0', entries)).toContain('- `closed` *(deprecated: until 3.0.0: use `said`)* Older.');
});
