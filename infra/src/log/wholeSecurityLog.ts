import { type SecurityRow, securityLogAnswer } from '@agence/backend/edge/securityLogAnswer';
import { type AuditEntry, historyOf } from '../registry/history.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import { type Refusal, refusalsOf } from '../registry/refusals.ts';

const DAYS_MS = 90 * 24 * 60 * 60 * 1000;
/** Of nobody's request to the backend. */
const NOBODY = { user_id: null, subject_id: null, client: null };

/**
 * The backend's security log with what happened to releases: each revision of the registry, and what the door has refused, of ninety
 * days. They stay where they are, signed and chained, and are read here (decision 0027).
 *
 * @param answer of the backend, as JSON
 * @param accept what whoever asks wants: CSV, or JSON
 */
export async function wholeSecurityLog(answer: Response, dataDir: string, accept: string | null): Promise<Response> {
  if (!answer.ok) return answer;
  const oldest = Date.now() - DAYS_MS;
  const [releases, refusals] = await Promise.all([revisionsOf(dataDir), refusalsOf(dataDir)]);
  const rows = [
    ...((await answer.json()) as SecurityRow[]),
    ...releases.filter(({ at }) => Date.parse(String(at)) > oldest),
    ...refusals.map(ofRefusal),
  ].sort((a, b) => Date.parse(String(b.at)) - Date.parse(String(a.at)));
  const whole = securityLogAnswer(rows, accept);
  whole.headers.set('cache-control', 'no-store');
  return whole;
}

/** A record that is not what was written is the first thing to be seen, and hides nothing of the rest. */
async function revisionsOf(dataDir: string): Promise<SecurityRow[]> {
  try {
    return (await historyOf(dataDir, 'any')).map(ofRevision);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const { code: id, message: what } = error;
    return [{ ...NOBODY, id, at: new Date().toISOString(), kind: 'release', request_id: null, what, status: 500 }];
  }
}

function ofRevision({ revision, at, by, why, action, changes }: AuditEntry): SecurityRow {
  const versions = changes.map(({ remote, from, to }) => `${remote} ${from ?? '–'} > ${to ?? '–'}`).join(', ');
  const what = `${action}: ${versions || '–'} (${by}${why ? `: ${why}` : ''})`;
  return {
    ...NOBODY,
    id: `revision ${revision}`,
    at,
    kind: 'release',
    request_id: `revision ${revision}`,
    what,
    status: 200,
  };
}

function ofRefusal({ at, request, by, asked, release, status, code }: Refusal): SecurityRow {
  const what = `${asked}: ${release ?? '–'} (${by ?? '–'}: ${code})`;
  return { ...NOBODY, id: `refused ${request}`, at, kind: 'release_refused', request_id: request, what, status };
}
