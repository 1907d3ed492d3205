import { answerOf } from '@agence/shared-contracts/backend/answer';
import type { LeadOutcome } from '@agence/shared-contracts/remote/shell';
import { safeStorage } from '../session/safeStorage.ts';

const KEY = 'agence-leads';
/** The lead itself is wrong: the same answer would come for ever. A proxy before the backend says so of its size. */
const REFUSED_FOR_GOOD = [400, 422];
const TOO_LARGE = 413;
/** How long one delivery may take, in milliseconds. */
const SEND_LIMIT_MS = 10_000;

export interface Lead {
  /** Makes the delivery happen once, however often it is tried. */
  readonly id: string;
  readonly kind: 'newsletter' | 'contact';
  readonly [field: string]: string;
}

/**
 * Keeps what visitors send until the backend has it: an address or a message is never lost to a bad moment
 * (AMB-10). Tried again at every page and when the connection comes back.
 */
export function createLeadOutbox(send: (lead: Lead) => Promise<Response> = post) {
  let flushing: Promise<void> | undefined;
  /** Leads that the running flush has tried, with how that ended. */
  const outcomes = new Map<string, LeadOutcome>();

  const read = (): Lead[] => {
    try {
      const stored: unknown = JSON.parse(safeStorage.getItem(KEY) ?? '[]');
      // One that is damaged holds up no other.
      return Array.isArray(stored) ? stored.filter(isLead) : [];
    } catch {
      return [];
    }
  };
  const write = (leads: readonly Lead[]) =>
    leads.length > 0 ? safeStorage.setItem(KEY, JSON.stringify(leads)) : safeStorage.removeItem(KEY);

  async function deliver(lead: Lead): Promise<LeadOutcome> {
    const response = await send(lead).catch(() => undefined);
    if (!response) return 'kept';
    const { ok, status } = response;
    if (status === TOO_LARGE) return 'refused';
    const answer = await answerOf(response);
    if (ok) return answer?.type === 'lead' && answer.id === lead.id ? 'delivered' : 'kept';
    if (answer) return REFUSED_FOR_GOOD.includes(status) ? 'refused' : 'failed';
    return status >= 500 ? 'failed' : 'kept';
  }

  async function deliverAll() {
    outcomes.clear();
    // Read anew for each: one may have been added meanwhile, here or in another tab.
    for (let lead = nextUntried(); lead; lead = nextUntried()) {
      const { id } = lead;
      const outcome = await deliver(lead);
      outcomes.set(id, outcome);
      if (outcome === 'delivered' || outcome === 'refused') write(read().filter((other) => other.id !== id));
    }
  }
  const nextUntried = () => read().find(({ id }) => !outcomes.has(id));

  function flush(): Promise<void> {
    flushing ??= deliverAll().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  return {
    /** Keeps a lead and tries to deliver it; the same id again is the same lead, also while it is on its way. */
    async add(lead: Lead): Promise<LeadOutcome> {
      write([...read().filter(({ id }) => id !== lead.id), lead]);
      await flush();
      if (!outcomes.has(lead.id)) await flush();
      return outcomes.get(lead.id) ?? 'delivered';
    },
    flush,
    pending: () => read().length,
  };
}

/** What has an id can be asked about: whatever else is wrong with it the backend says. */
function isLead(entry: Partial<Lead> | null): entry is Lead {
  return typeof entry?.id === 'string';
}

function post(lead: Lead): Promise<Response> {
  return fetch('/functions/v1/lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(lead),
    signal: AbortSignal.timeout(SEND_LIMIT_MS),
  });
}

export type LeadOutbox = ReturnType<typeof createLeadOutbox>;
