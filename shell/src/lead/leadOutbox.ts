import { safeStorage } from '../session/safeStorage.ts';

const KEY = 'agence-leads';
/** The lead itself is wrong: the same answer would come for ever. */
const REFUSED_FOR_GOOD = [400, 413, 422];

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

  const read = (): Lead[] => {
    try {
      const stored: unknown = JSON.parse(safeStorage.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? (stored as Lead[]) : [];
    } catch {
      return [];
    }
  };
  const write = (leads: readonly Lead[]) =>
    leads.length > 0 ? safeStorage.setItem(KEY, JSON.stringify(leads)) : safeStorage.removeItem(KEY);

  async function deliver() {
    for (const lead of read()) {
      const response = await send(lead).catch(() => undefined);
      // What the backend refuses for good would be refused for ever; everything else is tried again.
      const settled = response && (response.ok || REFUSED_FOR_GOOD.includes(response.status));
      if (settled) write(read().filter(({ id }) => id !== lead.id));
    }
  }

  function flush(): Promise<void> {
    flushing ??= deliver().finally(() => {
      flushing = undefined;
    });
    return flushing;
  }

  return {
    add(lead: Lead) {
      write([...read(), lead]);
      void flush();
    },
    flush,
    pending: () => read().length,
  };
}

function post(lead: Lead): Promise<Response> {
  return fetch('/functions/v1/lead', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(lead),
  });
}

export type LeadOutbox = ReturnType<typeof createLeadOutbox>;
