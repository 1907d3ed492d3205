import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { useSearchParams } from 'react-router-dom';

/** The day that the address asks for, today where it asks for none, and the way to another; days such as `2026-12-01`. */
export function useDay(now: number) {
  const [search, setSearch] = useSearchParams();
  const today = isoDate(now);
  const asked = search.get('jour') ?? today;
  // An address may say anything.
  const day = Number.isNaN(Date.parse(`${asked}T17:00:00Z`)) ? today : asked;
  const show = (next: string) =>
    setSearch(next === today ? {} : { jour: next }, { replace: true, preventScrollReset: true });
  return { day, today, show };
}
