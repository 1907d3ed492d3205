import { formatMoney } from '@agence/shared-contracts/backend/money';
import { weekdayDate } from '@agence/shared-contracts/format/frenchDate';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { consoleTexts } from '../content/console.ts';
import { byEar } from '../member/byEar.ts';
import { Figure, Figures } from '../member/Figures.tsx';
import { Icon } from '../member/Icon.tsx';
import { Panel } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { TitleRow } from '../member/TitleRow.tsx';
import { type RequestRow, useRequestsInfiniteQuery } from '../requests/requestsApi.ts';
import { type ConsoleDay, useConsoleDayQuery } from './consoleApi.ts';
import { DayHours } from './DayHours.tsx';
import { dayTitle } from './dayTitle.ts';
import { FailureList } from './FailureList.tsx';
import { useStaff } from './staff.ts';
import { ToAnswer } from './ToAnswer.tsx';
import { ToCome } from './ToCome.tsx';

const texts = consoleTexts.day;
/** Requests that nobody has answered. */
const NEW = { in_stage: 'new', oldest_first: true } as const;
const ASKED = '/admin/commandes?etat=asked';
const DISPUTED = '/admin/commandes?etat=disputed';
const REPORTED = '/admin/moderation';
/** Who comes back to the start page wants what is there now; what the rail has just asked for is. In seconds. */
const FRESH_S = 5;

/** The start page: what each role works with, from the database alone. */
export function Day() {
  const { isAllowed } = useStaff();
  const {
    data: day,
    isError,
    refetch,
  } = useConsoleDayQuery(isAllowed ? undefined : skipToken, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  const oldest = useRequestsInfiniteQuery(day?.requests ? NEW : skipToken);
  const isKnown = day && (!day.requests || oldest.data || oldest.isError);
  const first = oldest.data?.pages[0]?.[0];
  return (
    <AdminFrame>
      <Head>
        <div>
          <Today>
            {consoleTexts.places.day}, {withRaised(weekdayDate(new Date()))}
          </Today>
          <h1>{isKnown ? dayTitle(day) : consoleTexts.places.day}</h1>
        </div>
        {isKnown && first ? (
          <ButtonLink href={`/admin/demandes?demande=${first.id}`}>
            <ToFirst name={first.name} />
          </ButtonLink>
        ) : isKnown ? (
          <ToDecide {...day} />
        ) : null}
      </Head>
      {isError ? (
        <ReadFailure texts={consoleTexts.failed} onRetry={() => void refetch()} />
      ) : isKnown ? (
        <Parts day={day} oldest={oldest.data?.pages[0]} />
      ) : (
        <>
          <Skeleton $height="7.5rem" aria-busy="true" />
          <Skeleton $height="16rem" aria-busy="true" />
        </>
      )}
    </AdminFrame>
  );
}

/** What the title says first, where nobody waits for an answer. */
function ToDecide({ questions, disputes, reports }: ConsoleDay) {
  if (questions) return <ButtonLink href={ASKED}>{texts.decide.questions(questions)}</ButtonLink>;
  if (disputes) return <ButtonLink href={DISPUTED}>{texts.decide.disputes}</ButtonLink>;
  return reports ? <ButtonLink href={REPORTED}>{texts.decide.reports}</ButtonLink> : null;
}

/** Who waits longest: where there is less room by the first name, so that the button is one line, beside the title where it can. */
function ToFirst({ name }: { readonly name: string }) {
  const [given = name, ...others] = name.split(' ');
  // « M. » or an initial calls nobody.
  if (others.length === 0 || given.endsWith('.')) return texts.toAnswer.first(name);
  return (
    <span>
      {texts.toAnswer.first(given)}
      <Others> {others.join(' ')}</Others>
    </span>
  );
}

function Parts({ day, oldest }: { readonly day: ConsoleDay; readonly oldest: readonly RequestRow[] | undefined }) {
  const { sales, requests, questions, disputes, reports, failed, appointments } = day;
  const waits = (oldest?.length ?? 0) + (failed?.length ?? 0) > 0;
  return (
    <>
      <Sums>
        {sales ? (
          <Figure title={texts.sales} value={formatMoney(sales.total_cents)} href="/admin/commandes">
            {texts.orders(sales.orders)}
            <Beside>, {texts.withTaxes}</Beside>
            {sales.week_orders > sales.orders ? <small>{texts.week(formatMoney(sales.week_total_cents))}</small> : null}
          </Figure>
        ) : null}
        {requests ? (
          <Figure title={texts.requests} value={String(requests.today)} href="/admin/demandes">
            {requests.week > requests.today ? texts.requestsWeek(requests.week) : texts.requestsToday}
          </Figure>
        ) : null}
        {questions === null ? null : (
          <Figure title={texts.questions} value={String(questions)} {...(questions > 0 ? { href: ASKED } : {})}>
            {questions > 0 ? texts.questionsOpen : texts.questionsNone}
          </Figure>
        )}
        {disputes ? (
          <Figure title={texts.disputes} value={String(disputes)} href={DISPUTED}>
            {texts.disputesOpen}
          </Figure>
        ) : null}
        {reports === null ? null : (
          <Figure title={texts.reports} value={String(reports)} {...(reports > 0 ? { href: REPORTED } : {})}>
            {reports > 0 ? texts.reportsOpen : texts.reportsNone}
          </Figure>
        )}
      </Sums>
      <DayHours day={day} />
      <Columns data-calm={waits ? undefined : ''}>
        {oldest || failed ? (
          <Stack data-stack="">
            {oldest ? <ToAnswer oldest={oldest} count={requests?.waiting ?? 0} /> : null}
            {failed ? (
              <Panel aria-labelledby="echecs">
                <h2 id="echecs">{texts.failures.title}</h2>
                {failed.length > 0 ? (
                  <FailureList failed={failed} />
                ) : (
                  <Clear>
                    <Icon name="done" size={20} />
                    {texts.failures.none}
                  </Clear>
                )}
              </Panel>
            ) : null}
          </Stack>
        ) : null}
        {appointments ? (
          <Panel aria-labelledby="rendez-vous">
            <header>
              <h2 id="rendez-vous">{texts.appointments}</h2>
              <a href="/admin/rendez-vous">{texts.appointmentsAll}</a>
            </header>
            {appointments.length === 0 ? <Soft>{texts.appointmentsNone}</Soft> : <ToCome appointments={appointments} />}
          </Panel>
        ) : null}
      </Columns>
    </>
  );
}

const Others = styled.span`
  white-space: pre-wrap;
  @media (max-width: 63.99rem) {
    ${byEar}
  }
`;

/** On phones the button is nearer to what it answers than to what follows. */
const Head = styled(TitleRow)`
  @media (max-width: 39.99rem) {
    row-gap: 0.8rem;
    margin-bottom: 0.75rem;
    & h1 {
      margin-bottom: 0;
    }
  }
`;

const Sums = styled(Figures)`
  @media (max-width: 39.99rem) {
    & > section {
      padding: 0.75rem 1rem;
    }
    /* Names begin in one line, whichever needs a second one. */
    & h2 {
      align-self: start;
    }
    & > section > p:last-child {
      font-size: var(--ag-size-label);
    }
  }
`;

/** What phones have no room for in a line. */
const Beside = styled.span`
  white-space: pre-wrap;
  @media (max-width: 39.99rem) {
    ${byEar}
  }
`;

const Clear = styled.p`
  display: flex;
  gap: 0.6rem;
  align-items: start;
  color: var(--ag-moss);
  font-weight: 500;
  & > svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Today = styled(Soft)`
  margin-bottom: 0.375rem;
`;

const Columns = styled.div`
  display: grid;
  /* As what stands above them. */
  gap: inherit;
  align-items: start;
  & header > a {
    font-weight: 600;
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > :only-child {
      grid-column: 1 / -1;
    }
    /* Where nothing waits, two short panels stand beside each other, and what is to come has the whole width below them. */
    &[data-calm] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: stretch;
    }
    &[data-calm] > [data-stack] {
      display: contents;
    }
    /* Their headings are of one height, with a way to all beside them or not. */
    &[data-calm] header > a {
      margin-block: -0.25rem;
    }
    &[data-calm] > :not([data-stack]),
    &[data-calm] > [data-stack] > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`;
