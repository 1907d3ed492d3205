import { useShell } from '@agence/shared-contracts/platform';
import { useEffect, useState } from 'react';
import type { SearchSide } from './searchSide.ts';
import type { Found } from './searchSource.ts';
import { sourcesOf } from './sourcesOf.ts';

/** What some sources have for some words; of a source that failed, nothing. */
interface Answer {
  readonly words: string;
  readonly groups: readonly { readonly id: string; readonly label: string; readonly found: readonly Found[] }[];
  readonly isPartial: boolean;
}

/** The answer to the latest words; undefined while it is on its way. @param words undefined asks nothing */
export function useFound(side: SearchSide, words: string | undefined): Answer | undefined {
  const { database } = useShell();
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (words === undefined) return;
    let isLatest = true;
    const ask = async () => {
      const [sources, connection] = await Promise.all([sourcesOf(side), database()]);
      const answers = await Promise.allSettled(sources.map(({ find }) => find(connection, words)));
      return {
        words,
        groups: sources.map(({ id, label }, index) => {
          const found = answers[index];
          return { id, label, found: found?.status === 'fulfilled' ? found.value : [] };
        }),
        isPartial: answers.some(({ status }) => status === 'rejected'),
      };
    };
    ask()
      .catch(() => ({ words, groups: [], isPartial: true }))
      .then((found) => {
        if (isLatest) setAnswer(found);
      });
    return () => {
      isLatest = false;
    };
  }, [side, words, database]);
  return answer?.words === words ? answer : undefined;
}
