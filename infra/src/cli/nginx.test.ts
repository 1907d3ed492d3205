import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { certify, nginxConfig, nginxPath } from './nginxConfig.ts';
import { ROOT } from './workspace.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const nginx = nginxPath();

/** A composer that says what came to it. */
function aComposer(name: string, asked: IncomingMessage[]): Promise<Server> {
  const server = createServer((request, response) => {
    asked.push(request);
    const { pathname: path } = new URL(request.url ?? '', 'http://composer');
    const cut: Readonly<Record<string, readonly string[]>> = { '/cut': ['one', 'two'], '/cut-by-one': ['one'] };
    if (cut[path]?.includes(name)) return request.socket.destroy();
    if (path.startsWith('/rest/')) return response.writeHead(503, { 'retry-after': '5' }).end();
    const isMissing = path.endsWith('/none.js');
    const encoding = String(request.headers['accept-encoding'] ?? '').includes('br') ? 'br' : 'identity';
    const kept = /^\/r\/.*\.js$/.test(path) ? IMMUTABLE : 'no-cache';
    response.writeHead(isMissing ? 404 : 200, {
      ...(isMissing ? {} : { 'cache-control': kept }),
      'content-encoding': encoding,
      vary: 'accept-encoding',
      'x-by': name,
    });
    return response.end(`${name} ${encoding}`);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe.runIf(nginx)('nginx with the rules that are shipped', () => {
  const asked: IncomingMessage[] = [];
  let url: string;
  let kept: string;
  let composers: Server[];
  const ends: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    chmodSync(folder, 0o755);
    certify(folder);
    kept = join(folder, 'kept');
    composers = [await aComposer('one', asked), await aComposer('two', asked)];
    const free = await aComposer('free', []);
    const port = portOf(free);
    await new Promise((resolve) => free.close(resolve));
    writeFileSync(join(folder, 'nginx.conf'), nginxConfig({ folder, port, composers: composers.map(portOf) }));
    const child = spawn(nginx as string, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], { stdio: 'inherit' });
    ends.push(async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    });
    url = `https://localhost:${port}`;
    await vi.waitFor(() => ask('/'), 10_000);
    asked.length = 0;
  });
  afterAll(async () => {
    for (const end of ends) await end();
    for (const server of composers) server.close();
  });

  /** One request over HTTP/2. */
  async function ask(path: string, headers: Record<string, string> = {}) {
    const session = connect(url, { rejectUnauthorized: false });
    try {
      const stream = session.request({ ':path': path, ...headers });
      const answer = await new Promise<Record<string, string>>((resolve, reject) => {
        session.once('error', reject);
        stream.once('error', reject).once('response', (said) => resolve(said as Record<string, string>));
      });
      return { answer, body: await text(stream), protocol: session.alpnProtocol };
    } finally {
      session.destroy();
    }
  }

  test('speaks HTTP/2, and passes pages on each time, with who asks and their cookies', async () => {
    for (const cookie of ['repli=mfe-blog@1', 'apercu=a']) {
      const { answer, protocol } = await ask('/blog', { cookie, 'x-forwarded-for': '203.0.113.9' });
      expect([answer[':status'], protocol]).toEqual([200, 'h2']);
      expect(asked.at(-1)?.headers).toMatchObject({ cookie, host: new URL(url).host });
      // What the client has written itself stands left of its own address.
      expect(asked.at(-1)?.headers['x-forwarded-for']).toMatch(/^203\.0\.113\.9, (?:127\.0\.0\.1|::1)$/);
    }
    expect(asked.map(({ url }) => url)).toEqual(['/blog', '/blog']);
  });

  test('keeps files of releases, each encoding by itself, and asks for them without a cookie', async () => {
    const before = asked.length;
    for (const encoding of ['br', 'identity', 'br', 'identity']) {
      const { answer, body } = await ask('/r/a/1/a.js', { 'accept-encoding': encoding, cookie: 'repli=a@1' });
      expect(answer['cache-control']).toBe(IMMUTABLE);
      expect(body).toMatch(new RegExp(` ${encoding}$`));
    }
    const files = asked.slice(before);
    expect(files).toHaveLength(2);
    for (const { headers } of files) expect(headers.cookie).toBeUndefined();
  });

  test('keeps one copy of each form of a file, until whoever withdraws its release removes it', async () => {
    const before = asked.length;
    const forms = ['gzip, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip, deflate, br, zstd', 'deflate', 'x'];
    const askAll = async () => {
      for (const [index, form] of forms.entries()) {
        const { answer } = await ask(`/r/b/1/b.js?n=${index}`, { 'accept-encoding': form });
        expect([answer['content-encoding'], answer.vary]).toEqual([index < 3 ? 'br' : 'identity', 'accept-encoding']);
      }
      await ask('/r/b/2/b.js');
      return asked.slice(before).map(({ url, headers }) => [url, headers['accept-encoding']]);
    };
    const once = [
      ['/r/b/1/b.js?n=0', 'br, gzip'],
      ['/r/b/1/b.js?n=3', 'identity'],
    ];
    const other = ['/r/b/2/b.js', 'identity'];
    expect(await askAll()).toEqual([...once, other]);
    // As infra/deploy/README.md says.
    const [, command = ''] =
      /^(grep .*\/var\/cache\/nginx.*)$/m.exec(readFileSync(join(ROOT, 'infra/deploy/README.md'), 'utf8')) ?? [];
    const purge = command.replace('<remote>', 'b').replace('<version>', '1').replace('/var/cache/nginx/agence', kept);
    execFileSync('sh', ['-c', purge]);
    expect(await askAll()).toEqual([...once, other, ...once]);
  });

  test('keeps neither what changes nor that something is missing', async () => {
    const before = asked.length;
    const hidden = ['/metrics', '/livez', '/readyz'];
    for (const path of ['/r/site.json', '/r/a/1/none.js', '/social/a.png', ...hidden]) {
      await ask(path);
      await ask(path);
    }
    expect(asked.slice(before).map(({ url }) => url)).toEqual(
      ['/r/site.json', '/r/a/1/none.js', '/social/a.png'].flatMap((path) => [path, path]),
    );
    for (const path of hidden) expect([path, (await ask(path)).answer[':status']]).toEqual([path, 404]);
  });

  test('what a composer answers, or cuts, takes it from nobody else', async () => {
    const before = asked.length;
    for (const [path, status] of [
      ['/rest/v1/formations', 503],
      ['/cut', 502],
    ] as const) {
      for (let round = 0; round < 30; round += 1) expect((await ask(path)).answer[':status']).toBe(status);
      expect((await ask('/blog')).answer[':status']).toBe(200);
    }
    // Each 503 is asked for once; a connection that was cut is tried with both.
    const counts = ['/rest/v1/formations', '/cut'].map(
      (path) => asked.slice(before).filter(({ url }) => url === path).length,
    );
    expect(counts).toEqual([30, 60]);
  });

  test('a page whose composer is killed meanwhile is asked of the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { answer } = await ask('/cut-by-one');
      expect([answer[':status'], answer['x-by']]).toEqual([200, 'two']);
    }
  });

  test('a composer that has gone is replaced by the other within the same request', async () => {
    const [gone, other] = composers as [Server, Server];
    gone.closeAllConnections();
    await new Promise((resolve) => gone.close(resolve));
    for (let round = 0; round < 6; round += 1) {
      const { answer } = await ask('/blog');
      expect([answer[':status'], answer['x-by']]).toEqual([200, 'two']);
    }
    expect(other.listening).toBe(true);
  });

  test('takes the whole configuration as it is shipped', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    cpSync(join(ROOT, 'infra/deploy/nginx'), folder, { recursive: true });
    certify(folder);
    const local = (file: string) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll('/etc/nginx/agence/', `${folder}/`)
        .replaceAll('/etc/nginx/certificates/', `${folder}/`)
        .replaceAll('/var/cache/nginx', folder)
        .replace(/server (?:composer|door):/g, 'server 127.0.0.1:');
    for (const file of ['nginx.conf', 'cache.conf', 'rules.conf']) writeFileSync(join(folder, file), local(file));
    writeFileSync(
      join(folder, 'all.conf'),
      `events {}\nhttp { include ${folder}/nginx.conf; }\npid ${folder}/nginx.pid;\n`,
    );
    const tried = spawn(nginx as string, ['-t', '-p', folder, '-c', 'all.conf', '-e', 'stderr']);
    const [said, [code]] = await Promise.all([text(tried.stderr), once(tried, 'close')]);
    expect([code, said]).toEqual([0, expect.stringContaining('test is successful')]);
  });
});
