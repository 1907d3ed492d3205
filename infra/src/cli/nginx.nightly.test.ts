import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sharedControl } from '../composer/sharedLife.ts';
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
    if (path.startsWith('/page/')) return answerPage(name, request, response);
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

/** Whether composers have gone away, as far as pages are concerned, and what pages say now. */
const pages = { isGone: false, status: 200, text: 'Avant' };

function answerPage(name: string, request: IncomingMessage, response: ServerResponse) {
  if (pages.isGone) return request.socket.destroy();
  if (pages.status !== 200) return response.writeHead(pages.status, { 'cache-control': 'no-store' }).end('rien');
  const isMembers = request.url?.includes('/members');
  const etag = `"${pages.text}"`;
  const headers = {
    'cache-control': isMembers ? 'private, no-store' : sharedControl({ fresh: 1, asking: 1, away: 60 }),
    ...{ etag, vary: 'accept-encoding, sec-ch-ua', 'x-request-id': 'r1', 'server-timing': 'load;dur=1', 'x-by': name },
  };
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, headers).end();
  return response.writeHead(200, headers).end(pages.text);
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

  test('asks for the styles of a page with the cookies by which it was composed', async () => {
    for (const cookie of ['repli=mfe-blog@1', 'apercu=a']) {
      await ask('/r/later/_styles/0123456789abcdef/blog', { cookie });
      expect(asked.at(-1)?.headers.cookie).toBe(cookie);
    }
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

  test('keeps pages that are the same for everybody, once for each encoding and kind of engine; browsers ask each time', async () => {
    const before = asked.length;
    const chromium = (version: number) => `"Not.A/Brand";v="8", "Chromium";v="${version}"`;
    const visitors = [
      { 'accept-encoding': 'gzip, deflate, br', 'sec-ch-ua': chromium(140), cookie: 'consent=accepted' },
      { 'accept-encoding': 'br, gzip', 'sec-ch-ua': chromium(151) },
      { 'accept-encoding': 'gzip, deflate, br, zstd', 'sec-ch-ua': chromium(120) },
      { 'accept-encoding': 'gzip, br' },
    ];
    for (const [index, headers] of visitors.entries()) {
      const { answer, body } = await ask(index % 2 ? '/page/a?utm_source=x&fbclid=y' : '/page/a', headers);
      expect([body, answer['cache-control'], answer.vary]).toEqual(['Avant', 'no-cache', 'accept-encoding, sec-ch-ua']);
      const isKept = index % 2 === 1;
      expect([answer['x-cache'], answer['x-request-id'], answer['server-timing']]).toEqual(
        isKept ? ['HIT', undefined, undefined] : ['MISS', 'r1', 'load;dur=1'],
      );
      expect((await ask('/page/a', { ...headers, 'if-none-match': '"Avant"' })).answer[':status']).toBe(304);
    }
    expect(asked.slice(before).map(({ headers }) => headers['sec-ch-ua'])).toEqual(['"Chromium";v="138"', undefined]);
    // Another spelling is another address, and so is what a page reads.
    for (const path of ['/page/%61', '/page/a?q=1', '/page//a'])
      expect((await ask(path)).answer['x-cache']).toBe('MISS');
  });

  test('keeps nothing for whoever sees another site or shows who they are, nor what is not shared', async () => {
    await ask('/page/b');
    const before = asked.length;
    const own = ['apercu=a', 'consent=1; repli=mfe-blog@1', 'essai=3'].map((cookie) => ({ cookie }));
    for (const headers of [...own, { authorization: 'Bearer a' }]) {
      const { answer } = await ask('/page/b', headers);
      expect(answer['x-cache']).toBe('BYPASS');
      await ask('/page/c', headers);
    }
    for (let round = 0; round < 2; round += 1) {
      expect((await ask('/page/members')).answer['cache-control']).toBe('private, no-store');
      for (const path of ['/_data/page/', '/rest/page/']) await ask(path);
    }
    expect(asked.slice(before)).toHaveLength(14);
    expect((await ask('/page/c')).answer['x-cache']).toBe('MISS');
    // HEAD stays HEAD: the composer hears that a browser has just failed.
    await ask('/page/b', { ':method': 'HEAD', cookie: 'repli=mfe-blog@1' });
    expect(asked.at(-1)?.method).toBe('HEAD');
  });

  test('answers to no other name, not even with a page that is kept (SRV-03)', async () => {
    const { host } = new URL(url);
    for (const [authority, status] of [
      [host, 200],
      ['evil.example', 421],
      [host.toUpperCase(), 200],
    ] as const)
      expect([authority, (await ask('/page/e', { ':authority': authority })).answer[':status']]).toEqual([
        authority,
        status,
      ]);
  });

  test('a page that changes, or is taken back, is another after its seconds; one whose composers are away stays', async () => {
    const shown = async () => {
      const { answer, body } = await ask('/page/d');
      return [answer[':status'], body];
    };
    expect(await shown()).toEqual([200, 'Avant']);
    pages.text = 'Maintenant';
    expect(await shown()).toEqual([200, 'Avant']);
    await vi.waitFor(async () => expect(await shown()).toEqual([200, 'Maintenant']), 5000);
    pages.isGone = true;
    const gone = Date.now();
    while (Date.now() - gone < 2300) expect(await shown()).toEqual([200, 'Maintenant']);
    pages.isGone = false;
    pages.status = 404;
    await vi.waitFor(async () => expect(await shown()).toEqual([404, 'rien']), 5000);
    pages.status = 200;
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
