import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { ExportButton } from '../console/ExportButton.tsx';
import { useStaff } from '../console/staff.ts';
import { requestsTexts as texts } from '../content/requests.ts';
import { Beside } from '../member/Beside.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { useOpened } from '../member/useOpened.ts';
import { useParameters } from '../member/useParameters.ts';
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
  const { search, set, show } = useParameters();
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
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} isBehind={chosen !== null}>
        <ExportButton
          name={texts.file(isoDate(new Date()))}
          isWorking={exporting.isLoading}
          onExport={async () => {
            const { data: rows, error } = await exportRequests(filters);
            return rows ? { data: requestsCsv(rows) } : { error };
          }}
        />
      </PlaceHead>
      {board.isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void board.refetch()} />
      ) : board.data ? (
        <Board $isOpen={chosen !== null}>
          <RequestFiltersForm board={board.data} search={search} onChange={set} />
          <RequestList
            filters={filters}
            isOldestFirst={isOldestFirst}
            chosen={chosen}
            listRef={list}
            onChoose={open}
            onClear={() => show({})}
          />
          {chosen ? <RequestDetail key={chosen} id={chosen} board={board.data} onClose={close} onOpen={open} /> : null}
        </Board>
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}

/** Where there is room the one that is open is wide: the list beside it is only what leads to the next. */
const Board = styled(Beside)`
  @media (min-width: 80rem) {
    ${({ $isOpen }) => ($isOpen ? 'grid-template-columns: minmax(0, 23rem) minmax(0, 1fr);' : '')}
  }
`;
