import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { type Found, objectCalled, valueAt } from './addToObject.ts';
import { newEvent, run } from './newEvent.ts';

const REMOTES = ['mfe-tools', 'mfe-blog', 'mfe-dashboards'];
const kept = { name: 'tool.resultKept.v1', fields: ['tool', 'score'], sender: 'mfe-tools', listeners: ['mfe-blog'] };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-event-'));
  for (const path of ['shared-contracts/src/events', ...REMOTES.map((name) => `${name}/src/exposes/manifest.ts`)])
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const load = (path: string) => import(/* @vite-ignore */ join(root, path));

/** What a manifest needs, without the modules that it imports. */
async function needsOf(remote: string) {
  const file = `${remote}/src/exposes/manifest.ts`;
  const { source, start, end } = valueAt(
    objectCalled(file, readFileSync(join(root, file), 'utf8'), 'manifest'),
    'needs',
  ) as Found;
  return (
    await import(
      /* @vite-ignore */ `data:text/javascript,export default ${encodeURIComponent(source.slice(start, end))}`
    )
  ).default;
}

test('an event is in the contract and in the manifests of who uses it, and goes through the bus', async () => {
  const files = newEvent(root, kept);
  expect(files).toHaveLength(3);
  expect(await needsOf('mfe-tools')).toEqual({
    ports: expect.arrayContaining(['events', 'head']),
    sends: ['tool.resultKept.v1'],
  });
  expect(await needsOf('mfe-blog')).toMatchObject({
    sends: ['lead.newsletterSubmitted.v1'],
    hears: ['tool.resultKept.v1'],
  });
  const { createEventBus } = await load('shared-contracts/src/events/bus.ts');
  const bus = createEventBus();
  const heard = vi.fn();
  bus.subscribe(kept.name, heard);
  bus.publish(kept.name, { tool: 'audit', score: '50' });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ tool: 'audit', score: '50' });
});

test('lists that are there get one more, and say nothing twice', async () => {
  newEvent(root, { ...kept, sender: 'mfe-blog', listeners: ['shell'] });
  const { ports, sends } = await needsOf('mfe-blog');
  expect(ports.filter((port: string) => port === 'events')).toHaveLength(1);
  expect(sends).toEqual(['lead.newsletterSubmitted.v1', 'tool.resultKept.v1']);
});

test.each([
  [{ name: 'resultKept' }, 'An event is called like formation.moduleCompleted.v1'],
  [{ name: 'lead.newsletterSubmitted.v1' }, 'There is an event lead.newsletterSubmitted.v1 already.'],
  [{ fields: ['deux mots'] }, '"deux mots" is no name of a field.'],
  [{ listeners: ['mfe-nulle-part'] }, 'There is no remote "mfe-nulle-part" here.'],
])('writes nothing and says why: %j', (change, reason) => {
  expect(() => newEvent(root, { ...kept, ...change })).toThrow(reason);
  for (const file of ['shared-contracts/src/events/schemas.ts', 'mfe-tools/src/exposes/manifest.ts'])
    expect(readFileSync(join(root, file), 'utf8')).toBe(readFileSync(join(ROOT, file), 'utf8'));
});

test('wants to know who sends it', async () => {
  await expect(run(['tool.resultKept.v1'])).rejects.toThrow('Say who sends it');
});
