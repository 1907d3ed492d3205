import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Lanes } from '@agence/backend/edge/lanes';
import { BACKEND_ERRORS } from '@agence/shared-contracts/backend/errors';
import { INERT_POLICY, SECURITY_HEADERS } from './headers.ts';
import { laneOf } from './laneOf.ts';
import { isSeen, NOTICE_HEADERS, noticeHtml } from './noticePage.ts';
import { shareOf } from './shareOf.ts';

const RETRY = { 'retry-after': '1', 'cache-control': 'no-store' };
const DATA = JSON.stringify({ code: 'overloaded', message: BACKEND_ERRORS.overloaded });
const DATA_HEADERS = { 'content-type': 'application/json', ...RETRY };

/** The answer to a request whose lane has no place. */
export const overloadedAnswer = () => new Response(DATA, { status: 503, headers: DATA_HEADERS });

const AS_DATA = answerOf({ 'content-security-policy': INERT_POLICY, ...DATA_HEADERS }, DATA);
const AS_PAGE = answerOf({ ...NOTICE_HEADERS, ...RETRY }, noticeHtml(503));

/** Requests turned away in a millisecond: those that are let in need the processor more, and shall not wait for a flood. */
const PER_MS = 16;

/** Turns requests away whose lane has no place, before anything is made of them: a flood shall cost next to nothing (LOD-02). */
export function createTurnAway(lanes: Lanes, anonKey: string) {
  const waiting: (() => void)[] = [];
  let answeredAt = 0;

  /** As many as are due since the last time: a turn of a busy process takes several milliseconds. */
  function answerDue() {
    const now = performance.now();
    for (const answer of waiting.splice(0, Math.ceil((now - answeredAt) * PER_MS))) answer();
    answeredAt = now;
    if (waiting.length > 0) setTimeout(answerDue, 1);
  }

  function answerSoon(answer: () => void) {
    if (waiting.length === 0) {
      answeredAt = performance.now();
      setTimeout(answerDue, 1);
    }
    waiting.push(answer);
  }

  /**
   * @param pathname of a request to the backend
   * @returns whether the request is answered here
   */
  return (
    incoming: Pick<IncomingMessage, 'method' | 'headers'>,
    answer: Pick<ServerResponse, 'writeHead'>,
    pathname: string,
    client: string,
  ): boolean => {
    const { headers } = incoming;
    const method = incoming.method as string;
    const authorization = headers.authorization ?? null;
    const lane = laneOf(method, pathname, authorization, anonKey);
    if (!lane || !lanes[lane].isFullFor(shareOf(lane, authorization, client))) return false;
    const { head, body } = isSeen(headers.accept) ? AS_PAGE : AS_DATA;
    answerSoon(() => answer.writeHead(503, head).end(method === 'HEAD' ? undefined : body));
    return true;
  };
}

/** The body as text: Node sends it with the head in one piece, and bytes in a second one. */
function answerOf(headers: Readonly<Record<string, string>>, body: string) {
  return { head: { ...SECURITY_HEADERS, ...headers, 'content-length': Buffer.byteLength(body) }, body };
}
