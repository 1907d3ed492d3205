import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Registry, writeRegistry } from '../registry/registryFile.ts';
import { aStore } from '../registry/testing/aStore.ts';
import { watchRegistry } from './watchRegistry.ts';

let dataDir: string;
let changes: number[];
let onChange: (registry: Registry) => Promise<void>;
let errors: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  dataDir = await aStore();
  changes = [];
  onChange = async ({ revision }) => void changes.push(revision);
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const write = (revision: number) =>
  writeRegistry(dataDir, { revision, audit: `sha384-${'A'.repeat(64)}`, remotes: {} });
function watch(revision: number) {
  const watching = watchRegistry(dataDir, revision, (registry) => onChange(registry));
  onTestFinished(watching.stop);
  return watching;
}
const seen = (...revisions: number[]) => vi.waitFor(() => expect(changes).toEqual(revisions));

test('tells of every newer revision, and of none twice', async () => {
  await write(1);
  watch(1);
  await write(2);
  await seen(2);
  await write(3);
  await seen(2, 3);
  utimesSync(join(dataDir, 'registry.json'), 1, 1);
  await write(4);
  await seen(2, 3, 4);
});

test('goes on with what was good where the registry is forged, gone or older', async () => {
  await write(5);
  watch(5);
  writeFileSync(join(dataDir, 'registry.json'), 'forged\n{}\n');
  await vi.waitFor(() =>
    expect(errors).toHaveBeenCalledWith(expect.stringMatching(/^The registry is left as it was: .*signature/)),
  );
  await write(4);
  await write(6);
  await seen(6);
});

test('asks again for what could not be taken over as soon as the registry changes', async () => {
  await write(1);
  watch(1);
  onChange = async () => Promise.reject(new Error('a release is missing'));
  await write(2);
  await vi.waitFor(() => expect(errors).toHaveBeenCalledWith('The registry is left as it was: a release is missing'));
  onChange = async ({ revision }) => void changes.push(revision);
  utimesSync(join(dataDir, 'registry.json'), 1, 1);
  await seen(2);
});

test('tries again what could not be taken over, though the registry stays as it is', async () => {
  await write(1);
  watch(1);
  onChange = vi.fn(async ({ revision }) => void changes.push(revision)).mockRejectedValueOnce(new Error('busy'));
  await write(2);
  await seen(2);
  expect(errors).toHaveBeenCalledExactlyOnceWith('The registry is left as it was: busy');
});

test('looks within a second, and not at all once it is over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { stop } = watch(1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(299);
  expect(errors).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(errors).toHaveBeenCalledTimes(1));
  stop();
});

test('who cannot wait looks now, and sees what was written while another look was under way', async () => {
  await write(1);
  const { look } = watch(1);
  let finish = () => {};
  onChange = vi
    .fn(async ({ revision }) => void changes.push(revision))
    .mockImplementationOnce(async ({ revision }) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      changes.push(revision);
    });
  await write(2);
  const first = look();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  await write(3);
  const second = look();
  finish();
  await Promise.all([first, second]);
  expect(changes).toEqual([2, 3]);
});

test('a look that is under way when it is over is the last', async () => {
  await write(1);
  let finish = () => {};
  onChange = () =>
    new Promise((resolve) => {
      finish = resolve;
      changes.push(0);
    });
  const { stop } = watch(0);
  await seen(0);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stop();
  finish();
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
