import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { ExportButton } from '../console/ExportButton.tsx';
import { useStaff } from '../console/staff.ts';
import { requestsTexts as texts } from '../content/requests.ts';
import { Beside } from '../member/Beside.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { useOpened } from '../member/useOpened.ts';
import { RequestDetail } from './RequestDetail.tsx';
import { RequestFiltersForm } from './RequestFiltersForm.tsx';
import { RequestList } from './RequestList.tsx';
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
  const { id: chosen, open, close, list } = useOpened('demande');
  const filters: RequestFilters = Object.fromEntries(
    Object.entries(FILTERS).flatMap(([name, parameter]) => {
      const value = search.get(name);
      return value ? [[parameter, value]] : [];
    }),
  );
  const isOldestFirst = search.get(ORDER) === 'anciennes';
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <AdminFrame>
      <TitleRow $isBehind={chosen !== null}>
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
        <Beside $isOpen={chosen !== null}>
          <RequestFiltersForm board={board.data} search={search} onChange={set} />
          <RequestList
            filters={filters}
            isOldestFirst={isOldestFirst}
            chosen={chosen}
            listRef={list}
            onChoose={open}
            onClear={() => setSearch({})}
          />
          {chosen ? <RequestDetail key={chosen} id={chosen} board={board.data} onClose={close} onOpen={open} /> : null}
        </Beside>
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}
