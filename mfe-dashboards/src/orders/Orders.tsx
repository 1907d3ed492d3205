import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { ExportButton } from '../console/ExportButton.tsx';
import { SearchBeyond } from '../console/SearchBeyond.tsx';
import { useStaff } from '../console/staff.ts';
import { ordersTexts as texts } from '../content/orders.ts';
import { ListEnd } from '../member/ListEnd.tsx';
import { NothingFound } from '../member/NothingFound.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { RowsSkeleton } from '../member/RowsSkeleton.tsx';
import { useParameters } from '../member/useParameters.ts';
import { WholeState } from '../member/WholeState.tsx';
import { filtersOf } from './filters.ts';
import { leftOf } from './leftOf.ts';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { OrderTable } from './OrderTable.tsx';
import { type ListedOrder, type OrderFilters, useExportOrdersMutation, useOrdersInfiniteQuery } from './ordersApi.ts';
import { ordersCsv } from './ordersCsv.ts';
import { useFolded } from './useFolded.ts';

/** All orders, or those that the address asks for. */
export function Orders() {
  const { isAllowed } = useStaff();
  const { search, show } = useParameters();
  const filters = useMemo(() => filtersOf(search, isoDate(new Date())), [search]);
  const { data, currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useOrdersInfiniteQuery(
    isAllowed ? { ...filters, isPriced: true } : skipToken,
  );
  const [exportOrders, exporting] = useExportOrdersMutation();
  const orders = useMemo(() => (currentData ?? data)?.pages.flat(), [currentData, data]);
  const onEnd = useCallback(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const folded = useFolded(orders ?? [], search.toString(), !hasNextPage);
  return (
    <AdminFrame>
      <PlaceHead title={texts.title}>
        {orders?.length === 0 ? null : (
          <ExportButton
            name={texts.file(isoDate(new Date()))}
            isWorking={exporting.isLoading}
            onExport={async () => {
              const { data: rows, error } = await exportOrders(filters);
              return rows ? { data: ordersCsv(rows) } : { error };
            }}
          />
        )}
      </PlaceHead>
      <OrderFilterBar isWorthKeeping={orders?.length !== 0} />
      {isError && !orders ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !orders ? (
        <RowsSkeleton rows={10} />
      ) : orders.length === 0 ? (
        <NoOrders filters={filters} onClear={() => show({})} />
      ) : (
        <Result aria-busy={isFetching} data-folded={folded.isFolded || undefined}>
          <Soft role="status">{texts.loaded(orders.length, !hasNextPage, sumsOf(orders))}</Soft>
          <OrderTable
            orders={folded.shown}
            count={hasNextPage ? undefined : orders.length}
            onEnd={folded.isFolded ? undefined : onEnd}
          />
          {folded.isFolded || hasNextPage ? (
            <ListEnd
              more={texts.more(hasNextPage ? undefined : folded.next)}
              isBusy={!folded.isFolded && isFetching}
              onMore={folded.isFolded ? folded.unfold : () => void fetchNextPage()}
            >
              {texts.shown(folded.shown.length, hasNextPage ? undefined : orders.length)}
            </ListEnd>
          ) : null}
        </Result>
      )}
    </AdminFrame>
  );
}

/** What is left of all, as their rows say, and of how many something was given back. */
function sumsOf(orders: readonly ListedOrder[]) {
  const cents = orders.reduce((sum, order) => sum + leftOf(order).total, 0);
  return { sum: formatMoney(cents), refunds: orders.filter(({ refunded_cents }) => refunded_cents > 0).length };
}

interface NoOrdersProps {
  readonly filters: OrderFilters;
  readonly onClear: () => void;
}

function NoOrders({ filters, onClear }: NoOrdersProps) {
  const { words } = filters;
  const set = Object.keys(filters).length;
  if (set === 0)
    return (
      <WholeState
        kind="purchases"
        title={texts.empty.title}
        example={texts.empty.example}
        actions={
          <ButtonLink $look="secondary" href="/boutique">
            {texts.empty.action}
          </ButtonLink>
        }
      >
        {texts.empty.detail}
      </WholeState>
    );
  const [detail, action] =
    words && set === 1
      ? [texts.searched, texts.clearWords]
      : [words ? `${texts.nothingFound} ${texts.searched}` : undefined, texts.clear];
  return (
    <NothingFound
      {...{ words, title: texts.nothingFound, action, onClear }}
      beyond={words ? <SearchBeyond words={words} /> : null}
    >
      {detail}
    </NothingFound>
  );
}

const Result = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 1.25rem;
  & > [role='status'] {
    margin-bottom: -0.5rem;
  }
`;
