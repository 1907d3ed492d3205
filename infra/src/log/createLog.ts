import { RegistryError } from '../registry/RegistryError.ts';
import { isFault } from '../renderer/thrown.ts';
import type { Trace } from './Trace.ts';

/** What a line of the log may say of a request besides what its trace says. */
export interface Answered {
  readonly method: string;
  readonly status: number;
  /** What it is to who looks for misuse, as in the backend's own security log; absent for everything else. */
  readonly security?: string | undefined;
}

/** Where something went wrong: a release as `mfe-blog@1.2.0-3f2a…`, a route as its manifest declares it. */
export interface Where {
  readonly requestId?: string;
  readonly release?: string;
  readonly route?: string;
}

/**
 * What a process says of itself: one log for access, security and failures. It names releases and route patterns, never an
 * address with its parameters, a header, a body, or where somebody asks from.
 */
export interface Log {
  /** A request was answered. */
  answered(trace: Trace, answer: Answered): void;
  /** Something went wrong. @param what in a sentence that names no person and repeats nothing that was asked */
  problem(what: string, error?: unknown, where?: Where): void;
  /** Something was thrown that nobody has foreseen: where from matters most. */
  unforeseen(error: unknown, where?: Where): void;
  /** The server half of a release has written a line to its own log. */
  said(release: string, line: string): void;
}

interface LogOptions {
  /** `text` is for people at a terminal: failures alone, with what was thrown. `json` is for machines: a line for each request too. */
  readonly format?: 'text' | 'json';
  readonly write?: (line: string) => void;
}

/** A log on standard error. */
export function createLog({ format = 'text', write = (line) => console.error(line) }: LogOptions = {}): Log {
  if (format === 'text') {
    return {
      answered() {},
      problem(what, error, where) {
        const said = error === undefined ? what : `${what}: ${inWords(error)}`;
        write(
          isFault(error) && where
            ? [`${said} (${Object.values(where).join(', ')})`, ...framesOf(error)].join('\n    ')
            : said,
        );
      },
      said: (_, text) => write(text),
      unforeseen: (error) => write(String((error as Error | undefined)?.stack ?? error)),
    };
  }
  const line = (level: 'info' | 'error', event: string, fields: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  return {
    answered({ id, revision, release, route, since }, { method, status, security }) {
      const ms = Math.round((performance.now() - since) * 10) / 10;
      const fields = { requestId: id, revision, release, route, method, status, ms, security };
      line(status >= 500 ? 'error' : 'info', 'request', fields);
    },
    problem: (what, error, where) => line('error', 'problem', { what, ...where, ...thrown(error) }),
    // What somebody else's code writes may be what a visitor has written: of a stack trace, what kind and where.
    said(release, text) {
      const [, error] = /\b(\w*(?:Error|Exception))\b/.exec(text) ?? [];
      const at = placeIn(text);
      if (error || at) line('error', 'remote', { release, error, at });
    },
    unforeseen: (error, where) => line('error', 'unforeseen', { ...where, ...thrown(error) }),
  };
}

function inWords(error: unknown): string {
  return error instanceof Error && ['Error', RegistryError.name].includes(error.name) ? error.message : String(error);
}

/** Of what was thrown its kind and its place: the message of somebody else's code may repeat what a visitor has written. */
function thrown(error: unknown): object {
  if (!(error instanceof Error)) return {};
  // A sentence of ours about releases, and nobody else.
  if (error instanceof RegistryError) return { error: error.code, why: error.message };
  const stack = framesOf(error);
  return { error: error.name, at: placeIn(stack[0] ?? ''), ...(stack.length > 0 ? { stack } : {}) };
}

/** Of the lines of a stack. */
const MAX_FRAMES = 12;

/** Where it was thrown, and from where that was called: functions and places alone, as what stands above them may repeat anything. */
function framesOf(error: unknown): string[] {
  const { message, stack = '' } = error as Error;
  const below = stack.slice(stack.indexOf(message) + message.length);
  const frames = [
    ...below.matchAll(/^ +at (?:((?:async |new )?[\w$.<>]{1,80}) )?.*?([\w.-]+\.[cm]?[jt]sx?:\d+:\d+)\)?$/gm),
  ];
  return frames.slice(0, MAX_FRAMES).map(([, name, place]) => `at ${name ? `${name} (${place})` : place}`);
}

/** File, line and column. */
const placeIn = (text: string) => /[\w.-]+\.[cm]?[jt]sx?:\d+:\d+/.exec(text)?.[0];
