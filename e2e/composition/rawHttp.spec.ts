import { connect } from 'node:net';
import { runs } from '@agence/shared-contracts/testing/runs';
import fc from 'fast-check';
import { IS_STARTED } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** How long a connection may be silent, on a machine that has much else to do, in milliseconds. */
const HANGS_MS = 20_000;

/** Status lines of what comes back for bytes, until the other side closes: who sends them says that there are no more. */
function statusesOf(baseURL: string, bytes: string): Promise<number[]> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let heard = '';
    socket.setEncoding('latin1').setTimeout(HANGS_MS, () => socket.destroy(new Error('hangs')));
    socket.on('data', (text: string) => {
      heard += text;
    });
    // Whoever is cut off while they still send has been refused as well.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => resolve([...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))));
    socket.end(bytes, 'latin1');
  });
}

const NOISE = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\r',
    '\n',
    '\r\n',
    '\r\n\r\n',
    '\t',
    ':',
    '%',
    '"',
    '\x7f',
    '\xff',
    '../',
    '{}',
    'a'.repeat(20_000),
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 8 }),
);
const mostly = <T>(usual: fc.Arbitrary<T>, odd: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: usual }, { weight: 1, arbitrary: odd });

const METHOD = mostly(
  fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PURGE', 'M-SEARCH'),
  NOISE,
);
const TARGET = mostly(
  fc.constantFrom(
    ...[
      '/',
      '*',
      '/blog',
      '/formations?page=2',
      '/_data/blog',
      '/social/blog.png',
      '/favicon.svg',
      '/r/mesures',
      '/r/site.json',
    ],
    ...[
      '/metrics',
      '/rest/v1/formations?limit=1',
      '/auth/v1/token',
      '/functions/v1/lead',
      '/storage/v1/object/a/b',
      '/livez',
    ],
    ...[
      '/realtime/v1/websocket',
      'http://localhost/',
      'https://evil.example/blog',
      '//evil.example',
      'evil.example:443',
    ],
  ),
  NOISE,
);
const VERSION = mostly(
  fc.constant('HTTP/1.1'),
  fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'ICY', ''),
);
const HEADER = fc.oneof(
  fc.constantFrom(
    ...[
      'Content-Length: 0',
      'Content-Length: 4',
      'Content-Length: -1',
      'Content-Length: 9e9',
      'Content-Length: 4\r\nContent-Length: 5',
    ],
    ...[
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: chunked, identity',
      'Transfer-Encoding : chunked',
      'Expect: 100-continue',
    ],
    ...[
      'Expect: anything',
      'Connection: close',
      'Connection: upgrade\r\nUpgrade: websocket',
      'Connection: upgrade\r\nUpgrade: h2c',
    ],
    ...[
      'Range: bytes=5-2',
      'Range: bytes=-0',
      'Range: bytes=0-,0-',
      'If-None-Match: ',
      'Accept-Encoding: br;q=x',
      'Accept: ',
    ],
    ...[
      'Content-Type: application/json',
      'Content-Encoding: gzip',
      'Cookie: =; a; essai=\x80',
      'Authorization: Bearer',
      'Host: ',
      ' folded',
    ],
    ...[
      'X-Forwarded-For: \0',
      'X-Forwarded-For: ,,',
      'Sec-Fetch-Site: x',
      'Referer: //',
      'Sec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13',
    ],
  ),
  fc.tuple(NOISE, NOISE).map(([name, value]) => `${name}: ${value}`),
);
const BODY = fc.oneof(
  fc.constantFrom(
    '',
    'abcd',
    '{"a":',
    '4\r\nabcd\r\n0\r\n\r\n',
    'ffffffffffffffff\r\n',
    '-1\r\n',
    '4;\r\nabcd',
    '0\r\nX: y\r\n\r\n',
  ),
  NOISE,
);
const REQUEST = fc
  .tuple(
    METHOD,
    TARGET,
    VERSION,
    fc.boolean(),
    fc.array(HEADER, { maxLength: 4 }),
    mostly(fc.constant('\r\n'), NOISE),
    BODY,
  )
  .map(
    ([method, target, version, hasHost, headers, end, body]) =>
      (host: string) =>
        `${method} ${target} ${version}\r\n${[...(hasHost ? [`Host: ${host}`] : []), ...headers].map((line) => `${line}\r\n`).join('')}${end}${body}`,
  );

test('answers or ends whatever bytes come, never with 5xx, and goes on (SRV-01, SRV-05)', async ({
  baseURL,
  request,
}) => {
  test.setTimeout(runs(90_000, 1_800_000));
  test.skip(IS_STARTED, 'nginx answers malformed requests itself');
  const site = baseURL as string;
  const { host } = new URL(site);
  const startedAt = await startOf();
  const sent = fc.array(REQUEST, { minLength: 1, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(sent, async (requests) => {
      const bytes = requests.map((of) => of(host)).join('');
      const statuses = await statusesOf(site, bytes);
      expect(
        statuses.filter((status) => status >= 500),
        JSON.stringify(bytes),
      ).toEqual([]);
    }),
    { numRuns: runs(50, 20_000) },
  );
  expect(await startOf(), 'the process is another').toBe(startedAt);

  async function startOf() {
    return /^process_start_time_seconds .*$/m.exec(await (await request.get('/metrics')).text())?.[0];
  }
});
