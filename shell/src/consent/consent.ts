import { PRIVACY_POLICY_VERSION } from '../content/privacyPolicyVersion.ts';

/** Storage key of the choice (marketing-site §9). */
export const CONSENT_KEY = 'cookie-consent';
/** Storage key of when the choice was made, and for which privacy policy. */
export const CONSENT_RECORD_KEY = 'cookie-consent-record';

export type ConsentChoice = 'accepted' | 'declined';

export interface ConsentSnapshot {
  readonly choice: ConsentChoice | undefined;
  /** Whether the banner is shown: nobody has chosen yet, or the visitor wants to choose again. */
  readonly asking: boolean;
  /** Whether the choice outlives the visit; false when the browser blocks storage. */
  readonly isKept: boolean;
}

export interface Consent {
  getSnapshot(): ConsentSnapshot;
  subscribe(listener: () => void): () => void;
  decide(choice: ConsentChoice): void;
  /** Shows the banner again, from the footer. */
  ask(): void;
}

/** The visitor's choice about analytics and advertising. Without a choice, nothing is loaded (Law 25). */
export function createConsent(storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage): Consent {
  const listeners = new Set<() => void>();
  let snapshot = read();

  function read(): ConsentSnapshot {
    try {
      const stored = storage().getItem(CONSENT_KEY);
      const choice = stored === 'accepted' || stored === 'declined' ? stored : undefined;
      return { choice, asking: choice === undefined, isKept: true };
    } catch (error) {
      console.error('The browser keeps no choice about cookies', error);
      return { choice: undefined, asking: true, isKept: false };
    }
  }

  function change(next: ConsentSnapshot) {
    snapshot = next;
    for (const listener of [...listeners]) listener();
  }

  // A choice holds in all tabs at once, and in a page that comes back from the history; one that is not kept is this tab's alone.
  const readAgain = () => snapshot.isKept && change(read());
  addEventListener('storage', ({ key }) => (key === CONSENT_KEY || key === null) && readAgain());
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain());

  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    decide(choice) {
      let isKept = true;
      try {
        storage().setItem(CONSENT_KEY, choice);
        const record = { choice, at: new Date().toISOString(), policy: PRIVACY_POLICY_VERSION };
        storage().setItem(CONSENT_RECORD_KEY, JSON.stringify(record));
      } catch (error) {
        isKept = false;
        console.error('The choice about cookies could not be kept', error);
      }
      change({ choice, asking: false, isKept });
    },
    ask: () => change({ ...snapshot, asking: true }),
  };
}
