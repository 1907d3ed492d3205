import { type ListName, listNames } from '@agence/shared-contracts/backend/siteLists';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useStaff } from '../console/staff.ts';
import { adminTexts as texts } from '../content/admin.ts';
import { FilterTabs } from '../member/FilterTabs.tsx';
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
  const entriesOf = (list: ListName) => entries.data?.filter((entry) => entry.list === list) ?? [];

  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead} />
      {entries.isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void entries.refetch()} />
      ) : entries.data ? (
        <>
          <FilterTabs
            label={texts.tabsLabel}
            options={listNames.map((list) => ({ id: list, label: texts.lists[list], count: entriesOf(list).length }))}
            chosen={chosen}
            onChoose={setChosen}
          />
          {/* What is being written in one stays while another is read. */}
          {listNames.map((list) => (
            <section key={list} aria-label={texts.lists[list]} hidden={list !== chosen}>
              <EntryList list={list} entries={entriesOf(list)} />
            </section>
          ))}
          <ListFiles entries={entries.data} />
        </>
      ) : (
        <RowsSkeleton />
      )}
    </AdminFrame>
  );
}
