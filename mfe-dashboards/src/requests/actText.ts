import { formatMoney } from '@agence/shared-contracts/backend/money';
import { shortDay } from '@agence/shared-contracts/format/frenchDate';
import { requestsTexts } from '../content/requests.ts';
import type { RequestBoard, RequestDetail, Stage } from './requestsApi.ts';

const { follow, stages } = requestsTexts;

/** What an act changed, or what was noted, in words. */
export function actText({ kind, detail }: RequestDetail['acts'][number], owners: RequestBoard['owners']): string {
  if (kind === 'note') return String(detail.text ?? '');
  if (kind !== 'changed') return '';
  const words: Readonly<Record<string, (value: unknown) => string>> = {
    stage: (value) => stages[value as Stage],
    owner_id: (value) => `${follow.owner}\u00a0: ${owners.find(({ id }) => id === value)?.name ?? follow.nobody}`,
    due_on: (value) => (value ? `${follow.due} ${shortDay(String(value))}` : `${follow.due}…\u00a0—`),
    amount_cents: (value) => (typeof value === 'number' ? formatMoney(value) : ''),
    lost_reason: (value) => String(value ?? ''),
  };
  return Object.entries(words)
    .flatMap(([name, write]) => (Array.isArray(detail[name]) ? [write((detail[name] as unknown[])[1])] : []))
    .filter(Boolean)
    .join(', ');
}
