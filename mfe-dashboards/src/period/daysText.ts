import { longDay } from '@agence/shared-contracts/format/frenchDate';
import type { Period } from './periods.ts';

/** The days of a period, what two of them share said once: `1er au 30 novembre 2026`, `1er octobre au 30 novembre 2026`. */
export function daysText({ since, until }: Period): string {
  const last = longDay(until);
  if (since === until) return last;
  const shared = since.slice(0, 7) === until.slice(0, 7) ? 2 : since.slice(0, 4) === until.slice(0, 4) ? 1 : 0;
  const first = longDay(since).split('\u00a0');
  return `${first.slice(0, first.length - shared).join('\u00a0')} au\u00a0${last}`;
}
