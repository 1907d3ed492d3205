import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** Connections that each ask for the same again as soon as they are answered. */
export interface Flood {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** Whether each connection is a client of its own, as behind a trusted proxy, or all are one. */
  readonly isCrowd: boolean;
}

/** What became of the requests: milliseconds of those let in, of those turned away, and how often anything else was said. */
export interface FloodReport {
  readonly accepted: readonly number[];
  readonly shed: readonly number[];
  readonly other: Readonly<Record<string, number>>;
}

const { port, path, headers, connections, isCrowd } = workerData as Flood;
let accepted: number[] = [];
let shed: number[] = [];
let other: Record<string, number> = {};

/** On a bare socket: a client library would take from the site the processor that both share. */
function keepAsking(client: string): void {
  const lines = Object.entries({ host: `localhost:${port}`, ...headers, 'x-forwarded-for': client });
  const question = `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const socket = connect(port, '127.0.0.1');
  let started = 0;
  let heard = '';
  const ask = () => {
    heard = '';
    started = performance.now();
    socket.write(question);
  };
  socket.setEncoding('latin1');
  socket.once('connect', ask);
  socket.on('data', (text: string) => {
    heard += text;
    if (!isWhole(heard)) return;
    const took = performance.now() - started;
    const status = heard.slice(9, 12);
    if (status === '200') accepted.push(took);
    else if (status === '503' && /\r\nretry-after: /i.test(heard)) shed.push(took);
    else other[status] = (other[status] ?? 0) + 1;
    ask();
  });
  const lost = () => {
    other['cut off'] = (other['cut off'] ?? 0) + 1;
  };
  socket.on('error', lost);
}

function isWhole(heard: string): boolean {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(heard.slice(0, end))?.[1];
  return length === undefined ? heard.endsWith('0\r\n\r\n') : heard.length >= end + 4 + Number(length);
}

for (let index = 0; index < connections; index += 1) {
  keepAsking(isCrowd ? `198.18.${index >> 8}.${index & 255}` : '198.18.0.1');
}
parentPort?.on('message', (asked: 'begin' | 'report') => {
  if (asked === 'report') return parentPort?.postMessage({ accepted, shed, other } satisfies FloodReport);
  // All are connected by now.
  [accepted, shed, other] = [[], [], {}];
});
