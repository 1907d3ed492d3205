import { listNames } from '@agence/shared-contracts/backend/siteLists';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useStaff } from '../console/staff.ts';
import { adminTexts as texts } from '../content/admin.ts';
import { PlaceTabs } from '../member/FilterTabs.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { AdminFrame } from './AdminFrame.tsx';
import { useSiteEntriesQuery } from './adminApi.ts';
import { EntryList } from './EntryList.tsx';
import { ListFiles } from './ListFiles.tsx';
import { ReadFailure } from './ReadFailure.tsx';

/** The four lists that the site shows. */
export function Admin() {
  const { isAllowed } = useStaff();
  const entries = useSiteEntriesQuery(isAllowed ? undefined : skipToken);
  const [chosen, setChosen] = useState<string>('testimonials');

  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead} />
      {entries.isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void entries.refetch()} />
      ) : entries.data ? (
        <>
          <PlaceTabs
            label={texts.tabsLabel}
            selected={chosen}
            onSelect={setChosen}
            tabs={listNames.map((list) => {
              const listed = entries.data?.filter((entry) => entry.list === list) ?? [];
              return {
                id: list,
                label: texts.tab(texts.lists[list], listed.length),
                panel: <EntryList list={list} entries={listed} />,
              };
            })}
          />
          <ListFiles entries={entries.data} />
        </>
      ) : (
        <RowsSkeleton />
      )}
    </AdminFrame>
  );
}
