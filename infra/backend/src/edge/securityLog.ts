import type { Kysely } from 'kysely';
import type { Sql } from '../sql.ts';
import { asCaller, claimsOf } from '../storage/asCaller.ts';
import { errorResponse } from './errors.ts';
import { RateLimit } from './RateLimit.ts';
import type { SecurityKind } from './securityKind.ts';
import { SECURITY_COLUMNS, type SecurityRow, securityLogAnswer } from './securityLogAnswer.ts';

export interface SecurityEvent {
  readonly requestId: string;
  readonly kind: SecurityKind;
  readonly client: string;
  readonly userId: string | undefined;
  /** Path of the request, without its query. */
  readonly what: string;
  readonly status: number;
}

const TEN_MINUTES_MS = 10 * 60 * 1000;
/** What did not succeed and is written down all the same, of each kind: a flood of it shall fill no disk. */
const FAILURES = { each: 20, inAll: 600 };
/** Events that are kept, the newest. */
const MAX_KEPT = 500_000;
/** Of one answer; ninety days of a busy site. */
const MAX_ROWS = 50_000;
const PRUNE_MS = 60 * 60 * 1000;

/** Writes down who signed in, was refused, took data out or paid (ASVS 16.3); keeps it for 90 days, of a flood less. */
export class SecurityLog {
  readonly #sql: Sql;
  readonly #kysely: Kysely<unknown>;
  readonly #each: RateLimit;
  readonly #inAll: RateLimit;
  readonly #now: () => number;
  #prunedAt = Number.NEGATIVE_INFINITY;

  /** @param kysely to read with the rights of who asks */
  constructor(sql: Sql, kysely: Kysely<unknown>, now: () => number = Date.now) {
    this.#sql = sql;
    this.#kysely = kysely;
    this.#now = now;
    this.#each = new RateLimit(FAILURES.each, TEN_MINUTES_MS, now);
    this.#inAll = new RateLimit(FAILURES.inAll, TEN_MINUTES_MS, now);
  }

  /** Never throws: what cannot be written down is said on standard error, without what was to be written. */
  async record({ requestId, kind, client, userId, what, status }: SecurityEvent): Promise<void> {
    const isFailure = kind === 'refusal' || status >= 400;
    // Kinds apart: a flood of one hides nothing of another.
    if (isFailure && (this.#each.take(`${kind} ${client}`) > 0 || this.#inAll.take(kind) > 0)) return;
    try {
      await this.#sql(
        `insert into private.security_events (request_id, kind, client, user_id, what, status)
         values ($1, $2, $3, $4, $5, $6)`,
        [requestId, kind, client.slice(0, 64), userId ?? null, what.slice(0, 120), status],
      );
      await this.#prune();
    } catch (error) {
      console.error(
        `security log: ${requestId} is not written down (${(error as { code?: string }).code ?? 'unknown'})`,
      );
    }
  }

  /**
   * The events for staff, the latest first: as JSON, or as a file where CSV is asked for. Row security decides who sees them.
   *
   * @param token a verified access token
   */
  async answer(token: string | undefined, accept: string | null): Promise<Response> {
    const rows = await asCaller(this.#kysely, claimsOf(token), async (caller) => {
      const [who] = await caller<{ staff: boolean }>('select private.is_admin() as staff');
      if (!who?.staff) return undefined;
      return caller<SecurityRow>(
        `select ${SECURITY_COLUMNS.join(', ')} from private.security_events order by id desc limit ${MAX_ROWS}`,
      );
    });
    if (!rows) return errorResponse(403, 'admin_required', 'Only staff reads the security log.');
    return securityLogAnswer(rows, accept);
  }

  async #prune(): Promise<void> {
    if (this.#now() - this.#prunedAt < PRUNE_MS) return;
    this.#prunedAt = this.#now();
    await this.#sql(
      `delete from private.security_events
       where at < now() - interval '90 days' or id <= (select max(id) from private.security_events) - $1::bigint`,
      [MAX_KEPT],
    );
  }
}
