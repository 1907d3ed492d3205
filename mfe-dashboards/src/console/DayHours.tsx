import { formatMoney } from '@agence/shared-contracts/backend/money';
import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { useAppointmentsQuery } from '../appointments/appointmentsApi.ts';
import { midnight } from '../appointments/times.ts';
import { consoleTexts } from '../content/console.ts';
import { requestsTexts } from '../content/requests.ts';
import { Panel } from '../member/Panel.tsx';
import { useOrdersInfiniteQuery } from '../orders/ordersApi.ts';
import { useRequestsInfiniteQuery } from '../requests/requestsApi.ts';
import { DayRibbon } from '../ribbon/DayRibbon.tsx';
import type { RibbonEvent, RibbonLane } from '../ribbon/ribbonOf.ts';
import type { ConsoleDay } from './consoleApi.ts';
import { failureOf } from './FailureList.tsx';

const texts = consoleTexts.day.hours;

/** Today by its hours: requests, appointments, sales and failures, for who works with them. */
export function DayHours({ day: { requests, appointments, sales, failed } }: { readonly day: ConsoleDay }) {
  const [now] = useState(() => Date.now());
  const day = isoDate(now);
  const allReceived = useRequestsInfiniteQuery(requests ? ALL : skipToken);
  const received = allReceived.data?.pages[0];
  const ofToday = useMemo(() => ({ since: day, until: day }), [day]);
  const allSold = useOrdersInfiniteQuery(sales ? ofToday : skipToken);
  const sold = allSold.data?.pages[0];
  // The day itself does not say how long they last.
  const allHeld = useAppointmentsQuery(appointments ? { from_moment: midnight(day) } : skipToken);
  const ends = new Map(allHeld.data?.map(({ id, ends_at }) => [id, ends_at]));
  const lanes: readonly (RibbonLane | null | undefined)[] = [
    received && {
      label: texts.lanes.requests,
      none: texts.none.requests,
      href: '/admin/demandes',
      many: together(texts.many.requests),
      events: received.map(({ id, created_at, name, company, asked }) => ({
        ...{ id, at: created_at, title: company || name, detail: requestsTexts.asked[asked] },
        href: `/admin/demandes?demande=${id}`,
      })),
    },
    appointments && {
      label: texts.lanes.appointments,
      none: texts.none.appointments,
      href: '/admin/rendez-vous',
      isOfHour: true,
      many: together(texts.many.appointments),
      events: appointments.map(({ id, starts_at, title, visitor, creator, status }) => {
        const until = ends.get(id);
        return {
          ...{ id, at: starts_at, title: visitor ?? title, detail: creator ?? '', tone: 'glacier' as const },
          ...(until ? { until } : {}),
          isProposed: status === 'proposed',
          href: `/admin/rendez-vous?rendez-vous=${id}`,
        };
      }),
    },
    sold && {
      label: texts.lanes.sales,
      none: texts.none.sales,
      href: `/admin/commandes?du=${day}&au=${day}`,
      many: (events) => {
        const ids = new Set(events.map(({ id }) => id));
        const sum = sold.reduce((cents, { id, total_cents }) => cents + (ids.has(id) ? total_cents : 0), 0);
        return { title: texts.many.sales(events.length), detail: formatMoney(sum) };
      },
      events: sold.map(({ id, created_at, total_cents, items }) => ({
        ...{ id, at: created_at, title: formatMoney(total_cents), detail: items ?? '', tone: 'moss' as const },
        href: `/admin/commandes/${id}`,
      })),
    },
    failed && {
      label: texts.lanes.failures,
      none: texts.none.failures,
      href: '#echecs',
      many: together(texts.many.failures),
      events: failed.flatMap((failure) =>
        failure.at
          ? [{ ...failureOf(failure), id: failure.id, at: failure.at, detail: '', tone: 'danger' as const }]
          : [],
      ),
    },
  ];
  // Hours and lanes would move under what is there already.
  if (allReceived.isLoading || allSold.isLoading || allHeld.isLoading)
    return (
      <Wide aria-labelledby="heures">
        <h2 id="heures">{texts.title}</h2>
        <Skeleton $height="16rem" aria-busy="true" />
      </Wide>
    );
  const known = lanes.filter((lane) => lane !== null && lane !== undefined);
  if (known.length === 0) return null;
  return (
    <Wide aria-labelledby="heures">
      <h2 id="heures">{texts.title}</h2>
      <DayRibbon lanes={known} day={day} now={now} />
    </Wide>
  );
}

/** How many there are, and which, each name once. */
const together = (count: (of: number) => string) => (events: readonly RibbonEvent[]) => ({
  title: count(events.length),
  detail: [...new Set(events.map(({ title }) => title))].join(', '),
});

/** Requests of all stages, the newest first. */
const ALL = {};

/* Where a day has no room for its hours, the lists below say what waits; paper has all that happened. */
const Wide = styled(Panel)`
  @media screen and (max-width: 59.99rem) {
    display: none;
  }
  @media screen {
    gap: 0.75rem;
  }
  @media print {
    & > div {
      display: grid;
    }
  }
`;
