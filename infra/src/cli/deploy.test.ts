import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createLog } from '../log/createLog.ts';
import { createMeasures } from '../measures/createMeasures.ts';
import { keepMeasures } from '../measures/keptMeasures.ts';
import { DRAIN_MS } from '../production/drain.ts';
import { NOTICE_MS } from '../production/serveCommand.ts';
import { ROOT } from './workspace.ts';

const DEPLOY = join(ROOT, 'infra/deploy');
const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');

interface Compose {
  readonly services: Record<
    string,
    {
      build?: { dockerfile: string; context: string; target: string };
      volumes?: string[];
      stop_grace_period?: string;
    }
  >;
}

test('the compose file builds stages that there are, of files that there are', () => {
  const dockerfile = read('Dockerfile');
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name);
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose;
  for (const { build } of Object.values(services)) {
    if (!build) continue;
    expect(stages).toContain(build.target);
    expect(join(DEPLOY, build.context, build.dockerfile)).toBe(join(DEPLOY, 'Dockerfile'));
  }
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
    sources.split(' '),
  );
  expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  for (const { volumes = [] } of Object.values(services)) {
    for (const [, path = ''] of volumes.flatMap((volume) => [/^(\.\/nginx\S*?):/.exec(volume) ?? []]))
      if (path) expect(existsSync(join(DEPLOY, path)), path).toBe(true);
  }
});

test('whoever ends a composer waits until its running requests have ended', () => {
  const { composer } = (parse(read('compose.yaml'), { merge: true }) as Compose).services;
  const waits = [
    /^TimeoutStopSec=(\d+)$/m.exec(read('systemd/agence.service'))?.[1],
    /^(\d+)s$/.exec(composer?.stop_grace_period ?? '')?.[1],
  ];
  for (const seconds of waits) expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(NOTICE_MS + DRAIN_MS + 5_000);
});

test('a composer that reads the store in a folder writes its measures there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  const measures = createMeasures();
  measures.add({ name: 'lcp', release: 'shell@1.0.0', route: '/', value: 1 });
  await keepMeasures(folder, measures, createLog()).close();
  const written = readdirSync(folder);
  expect(written).toHaveLength(1);

  const unit = read('systemd/agence.service');
  const settingOf = (name: string) => new RegExp(`^${name}=-?(\\S.*)$`, 'm').exec(unit)?.[1] ?? '';
  const own = `/var/lib/${settingOf('StateDirectory')}`;
  expect(settingOf('BindPaths')).toBe(`${own}:${settingOf('ReadOnlyPaths')}/${written[0]}`);
  // CACHE_DIRECTORY names all of them in one line, and is taken for one folder.
  expect(settingOf('CacheDirectory')).toMatch(/^\S+$/);
});

test('no file of the targets names a secret', () => {
  for (const file of [
    'compose.yaml',
    'Dockerfile',
    ...readdirSync(join(DEPLOY, 'systemd')).map((name) => `systemd/${name}`),
  ]) {
    expect(read(file), file).not.toMatch(/^\s*\w*(?:SECRET|PASSWORD|SERVICE_ROLE)\w*[:=] *(?!\$\{)\S/m);
  }
});

describe.runIf(existsSync('/usr/bin/systemd-analyze'))('systemd', () => {
  test.each(readdirSync(join(DEPLOY, 'systemd')))('understands %s, and finds little that it may do', (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'));
    // What it starts is elsewhere on this machine.
    writeFileSync(join(folder, file), read(`systemd/${file}`).replace('/usr/bin/node', process.execPath));
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, file)], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    // In hundredths of what an unlimited service has. The door starts Chromium, which needs namespaces.
    const limit = file === 'agence.service' ? '20' : '40';
    const judged = spawnSync(
      'systemd-analyze',
      ['security', '--offline=yes', `--threshold=${limit}`, join(folder, file)],
      {
        encoding: 'utf8',
      },
    );
    expect(judged.status, judged.stdout.split('\n').slice(-3).join('\n')).toBe(0);
  });
});
