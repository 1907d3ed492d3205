import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { ExportButton } from '../console/ExportButton.tsx';
import { useStaff } from '../console/staff.ts';
import { requestsTexts as texts } from '../content/requests.ts';
import { TitleRow } from '../member/TitleRow.tsx';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestFiltersForm } from './RequestFiltersForm.tsx';
import { Listing, RequestList } from './RequestList.tsx';
import { type RequestFilters, useExportRequestsMutation, useRequestBoardQuery } from './requestsApi.ts';
import { requestsCsv } from './requestsCsv.ts';

/** Names of the filters in the address, and in the question to the database. */
const FILTERS = {
  etape: 'in_stage',
  pour: 'asked_for',
  responsable: 'owned_by',
  recherche: 'wanted',
  vue: 'facet',
} as const satisfies Record<string, keyof RequestFilters>;

/** In the address, which of those that are found comes first. */
const ORDER = 'ordre';

/** Requests of visitors: filters, list, and the one that the address names beside it. */
export function Requests() {
  const [search, setSearch] = useSearchParams();
  const { isAllowed } = useStaff();
  const board = useRequestBoardQuery(isAllowed ? undefined : skipToken);
  const [exportRequests, exporting] = useExportRequestsMutation();
  const chosen = search.get('demande');
  const filters: RequestFilters = Object.fromEntries(
    Object.entries(FILTERS).flatMap(([name, parameter]) => {
      const value = search.get(name);
      return value ? [[parameter, value]] : [];
    }),
  );
  const isOldestFirst = search.get(ORDER) === 'anciennes';
  const set = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: name !== 'demande', preventScrollReset: true },
    );

  return (
    <AdminFrame>
      <TitleRow>
        <div>
          <h1>{texts.title}</h1>
          <Soft>{texts.lead}</Soft>
        </div>
        <ExportButton
          name={texts.file(isoDate(new Date()))}
          isWorking={exporting.isLoading}
          onExport={async () => {
            const { data: rows, error } = await exportRequests(filters);
            return rows ? { data: requestsCsv(rows) } : { error };
          }}
        />
      </TitleRow>
      {board.isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void board.refetch()} />
      ) : board.data ? (
        <>
          <RequestFiltersForm board={board.data} search={search} isBeside={chosen !== null} onChange={set} />
          <Columns $open={chosen !== null}>
            <RequestList
              filters={filters}
              isOldestFirst={isOldestFirst}
              chosen={chosen}
              onChoose={(id) => set('demande', id)}
              onClear={() => setSearch({})}
            />
            {chosen ? (
              <RequestDetail
                key={chosen}
                id={chosen}
                board={board.data}
                onClose={() => set('demande', null)}
                onOpen={(id) => set('demande', id)}
              />
            ) : null}
          </Columns>
        </>
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}

/** Beside each other where there is room; else the open request takes the place of the list. */
const Columns = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  align-items: start;
  @media (max-width: 63.99rem) {
    & > ${Listing} {
      display: ${({ $open }) => ($open ? 'none' : 'grid')};
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: ${({ $open }) => ($open ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 1fr)')};
  }
`;
