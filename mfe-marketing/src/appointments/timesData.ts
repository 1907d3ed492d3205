import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { LoadContext, LoadResult } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { appointments } from '../content/appointments.ts';
import { briefDay, type Day, dayAfter, daysOf, startDay } from './days.ts';

/** A week at a glance: no weekday comes twice. */
const SHOWN_DAYS = 7;

const kindSchema = v.fallback(v.picklist(['consultation', 'audit', 'meeting', 'vip', 'quote']), 'consultation');
const openSchema = v.nullable(v.object({ minutes: v.number(), times: v.array(v.string()) }));

export interface TimesData {
  readonly kind: v.InferOutput<typeof kindSchema>;
  readonly minutes: number;
  readonly days: readonly Day[];
  /** The first of them in few characters; none where there is none. */
  readonly brief: string | undefined;
  readonly error: string | undefined;
  /** Days that the links lead to; no days before today. */
  readonly earlier: string | undefined;
  readonly later: string;
  /** Whether the address asks for a kind or a day: such a list is no page for search engines. */
  readonly isChosen: boolean;
}

/** Free times of a kind of appointment (`pour`) from a day on (`du`). */
export async function readTimes({ search, database }: LoadContext): Promise<LoadResult<TimesData>> {
  const kind = v.parse(kindSchema, search.get('pour'));
  const from = startDay(search.get('du'), SHOWN_DAYS);
  const links = { earlier: from.before, later: dayAfter(from.day, SHOWN_DAYS), isChosen: search.size > 0 };
  try {
    const answer = await (await database()).rpc('open_times', { kind, from_day: from.day, days: SHOWN_DAYS });
    const open = v.parse(openSchema, dataOf(answer));
    const { minutes = 0, times = [] } = open ?? {};
    const brief = times[0] && briefDay(times[0]);
    return { kind: 'found', data: { kind, minutes, days: daysOf(times), brief, error: errorOf(search), ...links } };
  } catch (error) {
    console.warn('The free times could not be read:', error);
    const data = { kind, minutes: 0, days: [], brief: undefined, error: appointments.errors.unreachable, ...links };
    return { kind: 'found', data, degraded: true };
  }
}

/** What a form came back with. */
export function errorOf(search: URLSearchParams): string | undefined {
  const { pris, fini, incomplet } = appointments.errors;
  return new Map([
    ['pris', pris],
    ['fini', fini],
    ['incomplet', incomplet],
  ]).get(search.get('erreur') ?? '');
}
