import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { useEffect, useRef } from 'react';
import { filterOf, type ListFilter, listPath } from './listFilter.ts';

/** How long to wait for the next letter before the list follows what is typed, in milliseconds. */
const TYPING_MS = 200;

/** The list's filter, which lives in the address: Back, reload and shared links show the same list. */
export function useListFilter() {
  const { navigation } = useShell();
  const filter = filterOf(usePageUrl().searchParams);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(typing.current), []);

  function go(next: ListFilter, replace = false) {
    clearTimeout(typing.current);
    return navigation.navigate(listPath(next), { replace });
  }

  /** The first letter makes an entry in the history, the next ones change it: one Back leaves the search. */
  function search(query: string, sent: boolean) {
    clearTimeout(typing.current);
    const follow = () => {
      const current = filterOf(navigation.getLocation().searchParams);
      if (query.trim() !== current.query) void go({ ...current, query, page: 1 }, current.query !== '');
    };
    if (sent) follow();
    else typing.current = setTimeout(follow, TYPING_MS);
  }

  return { filter, go, search };
}
