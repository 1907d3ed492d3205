import { formatMoney } from '@agence/shared-contracts/backend/money';
import { brandName } from '@agence/shared-contracts/brand';
import { clock, isoDate, shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff, worksAs } from '../console/staff.ts';
import { ordersTexts } from '../content/orders.ts';
import { breakable } from '../member/breakable.tsx';
import { FactLine } from '../member/FactLine.tsx';
import { Icon } from '../member/Icon.tsx';
import { Mark } from '../member/Mark.tsx';
import { Panel } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { personName } from '../member/personName.ts';
import { withRaised } from '../member/raised.tsx';
import { HeadButton } from '../member/TitleRow.tsx';
import { AnswerButton } from '../moderation/Entry.tsx';
import { OrderState } from './OrderState.tsx';
import { OrderSums } from './OrderSums.tsx';
import { orderNumber } from './orderNumber.ts';
import { type ConsoleOrder, useOrderQuery } from './ordersApi.ts';
import { RefundDecision } from './RefundDecision.tsx';

const texts = ordersTexts.order;

/** One order: who, what, payment, receipt, refunds, journal and shares. */
export function OrderScreen({ id }: { readonly id: string }) {
  const { isAllowed } = useStaff();
  const { data: order, isError, refetch } = useOrderQuery(isAllowed ? id : skipToken);
  return (
    <AdminFrame>
      <PlaceHead
        title={
          <>
            {texts.title} <span translate="no">{orderNumber(id)}</span>
          </>
        }
        back={{ href: '/admin/commandes', label: texts.back }}
        lead={order ? <Summary order={order} /> : null}
      >
        {order ? (
          <HeadButton type="button" $look="secondary" onClick={() => print()}>
            <Icon name="print" size={20} />
            <span>{texts.print}</span>
          </HeadButton>
        ) : null}
      </PlaceHead>
      {isError ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : order ? (
        <Whole order={order} />
      ) : (
        <Skeleton $height="30rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}

const REFUND_COLORS = {
  ...{ asked: 'ink', declined: 'edge', sending: 'glacier', sent: 'moss', failed: 'danger' },
} as const satisfies Record<ConsoleOrder['refunds'][number]['status'], string>;

const isAsked = ({ refunds }: ConsoleOrder) => refunds.some(({ status }) => status === 'asked');
const isContested = ({ disputes }: ConsoleOrder) => disputes.some(({ status }) => status === 'open');

/** What it came to, how it stands, where that is not what the panel below begins with, and whose it is. */
function Summary({ order }: { readonly order: ConsoleOrder }) {
  const { buyer } = order;
  return (
    <Short>
      <strong translate="no">{formatMoney(order.total_cents)}</strong>
      {isAsked(order) ? null : <OrderState order={{ ...order, is_asked: false }} />}
      <span>{buyer ? <BuyerLink {...buyer} /> : ordersTexts.nobody}</span>
    </Short>
  );
}

/** What waits for somebody comes first; else what was sold does. Beside it stands who, when and how. */
function Whole({ order }: { readonly order: ConsoleOrder }) {
  const refunds = <Refunds order={order} />;
  const disputes = order.disputes.length > 0 ? <Disputes order={order} /> : null;
  return (
    <Parts>
      <div>
        {isContested(order) ? disputes : null}
        {isAsked(order) ? refunds : null}
        <Panel aria-labelledby="achats">
          <h2 id="achats">{texts.items}</h2>
          {/* What a course promises is for who buys it. */}
          <OrderSums
            order={{ ...order, order_items: order.order_items.map((item) => ({ ...item, description: '' })) }}
          />
        </Panel>
        {isAsked(order) ? null : refunds}
        {isContested(order) ? null : disputes}
      </div>
      <div>
        <Facts order={order} />
        <Journal order={order} />
        {order.earnings.length > 0 ? <Earnings order={order} /> : null}
      </div>
    </Parts>
  );
}

/** A moment after another: of its day the hour says enough. */
const momentAfter = (before: string, moment: string): ReactNode =>
  isoDate(moment) === isoDate(before) ? texts.sameDay(clock(moment)) : withRaised(shortMoment(moment));

function Facts({ order }: { readonly order: ConsoleOrder }) {
  const { buyer } = order;
  const facts = [
    [ordersTexts.columns.date, withRaised(shortMoment(order.created_at))],
    [texts.payment, order.payment_intent_id ?? '–'],
    [texts.receipt, order.receipt_sent_at ? momentAfter(order.created_at, order.receipt_sent_at) : texts.notSent],
    [texts.access, order.has_access ? texts.hasAccess : texts.noAccess],
  ] as const;
  return (
    <Panel aria-labelledby="commande">
      <h2 id="commande">{texts.facts}</h2>
      <FactList>
        <div>
          <dt>{texts.buyer}</dt>
          <dd>{buyer ? <Buyer {...buyer} /> : ordersTexts.nobody}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </Panel>
  );
}

/** Their name, and the address on its own line. */
function Buyer({ email, full_name }: NonNullable<ConsoleOrder['buyer']>) {
  return full_name ? (
    <>
      {full_name}
      <br />
      {breakable(email)}
    </>
  ) : (
    breakable(email)
  );
}

/** Who it is, as a way to all that is known of them. */
function BuyerLink({ id, email, full_name }: NonNullable<ConsoleOrder['buyer']>) {
  return <a href={`/admin/personnes?q=${encodeURIComponent(email)}&personne=${id}`}>{personName(full_name, email)}</a>;
}

function Refunds({ order }: { readonly order: ConsoleOrder }) {
  const { roles = [] } = useStaff();
  const refunds = ordersTexts.refunds;
  const asked = order.refunds.find(({ status }) => status === 'asked');
  return (
    <Panel aria-labelledby="remboursements">
      <h2 id="remboursements">{refunds.title(order.refunds.length)}</h2>
      {order.refunds.length === 0 ? <Soft>{refunds.none}</Soft> : null}
      <Lines>
        {order.refunds.map((refund) => (
          <li key={refund.id}>
            <FactLine>
              <Mark $color={REFUND_COLORS[refund.status]}>{refunds.states[refund.status]}</Mark>
              {refund.amount_cents === null ? null : <span translate="no">{formatMoney(refund.amount_cents)}</span>}
            </FactLine>
            <Soft>
              <FactLine>
                {withRaised(shortMoment(refund.decided_at ?? refund.created_at))}
                {refund.is_asked_by_buyer && refund.status !== 'asked' ? refunds.byBuyer : null}
                {refund.decided_by ? refunds.by(refund.decided_by) : null}
              </FactLine>
            </Soft>
            {[refund.reason, refund.answer].map((words, index) =>
              words ? <q key={index === 0 ? 'reason' : 'answer'}>{words}</q> : null,
            )}
          </li>
        ))}
      </Lines>
      {order.refundable_cents <= 0 ? (
        <Soft>{refunds.nothingLeft}</Soft>
      ) : !worksAs(roles, ['support']) ? (
        <Soft>{refunds.denied}</Soft>
      ) : asked ? (
        <RefundDecision key={asked.id} order={order} asked={asked} />
      ) : (
        <Unasked key={order.refunds.length}>
          <summary>{refunds.unasked}</summary>
          <RefundDecision order={order} asked={undefined} />
        </Unasked>
      )}
    </Panel>
  );
}

function Disputes({ order }: { readonly order: ConsoleOrder }) {
  const { title, states, due, reasons, note } = ordersTexts.disputes;
  return (
    <Panel aria-labelledby="contestations">
      <h2 id="contestations">{title}</h2>
      <Lines>
        {order.disputes.map((dispute) => (
          <li key={dispute.id}>
            <FactLine>
              <strong>{states[dispute.status]}</strong>
              <span translate="no">{formatMoney(dispute.amount_cents)}</span>
            </FactLine>
            <Soft>{withRaised(shortMoment(dispute.created_at))}</Soft>
            <span>{reasons[dispute.reason] ?? dispute.reason}</span>
            {dispute.status === 'open' && dispute.due_at ? (
              <span>{withRaised(due(shortMoment(dispute.due_at)))}</span>
            ) : null}
          </li>
        ))}
      </Lines>
      <Soft>{note}</Soft>
    </Panel>
  );
}

/** What accounting sees of it, and when the buyer asked for money back or was told no. */
function Journal({ order }: { readonly order: ConsoleOrder }) {
  const answers = order.refunds.flatMap(({ id, is_asked_by_buyer, status, created_at, decided_at }) => [
    ...(is_asked_by_buyer ? [{ id: `${id} asked`, at: created_at, label: texts.refundAsked }] : []),
    ...(status === 'declined' && decided_at ? [{ id, at: decided_at, label: texts.refundDeclined }] : []),
  ]);
  const happened = [
    ...order.journal.map((entry) => ({ id: String(entry.id), at: entry.created_at, entry })),
    ...answers,
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <Panel aria-labelledby="journal">
      <h2 id="journal">{texts.journal}</h2>
      <Lines>
        {happened.map((line, index) => {
          const before = happened[index - 1];
          const when = before ? momentAfter(before.at, line.at) : withRaised(shortMoment(line.at));
          return 'entry' in line ? (
            <JournalLine key={line.id} entry={line.entry} when={when} />
          ) : (
            <li key={line.id}>
              <strong>{line.label}</strong>
              <Soft>{when}</Soft>
            </li>
          );
        })}
      </Lines>
    </Panel>
  );
}

/** What creators see of it. */
function Earnings({ order }: { readonly order: ConsoleOrder }) {
  return (
    <Panel aria-labelledby="partage">
      <h2 id="partage">{texts.earnings}</h2>
      <Lines>
        {order.earnings.map((entry) => (
          <li key={entry.id}>
            {entry.kind === 'sale' ? null : <Soft>{texts.earningKinds[entry.kind]}</Soft>}
            <Share>
              {entry.creator}
              <span translate="no">{formatMoney(entry.creator_cents)}</span>
            </Share>
            <Share>
              {brandName}
              <span translate="no">{formatMoney(entry.platform_cents)}</span>
            </Share>
          </li>
        ))}
      </Lines>
    </Panel>
  );
}

interface JournalLineProps {
  readonly entry: ConsoleOrder['journal'][number];
  /** In words. */
  readonly when: ReactNode;
}

function JournalLine({ entry, when }: JournalLineProps) {
  return (
    <li>
      <FactLine>
        <strong>{texts.journalKinds[entry.kind]}</strong>
        <span translate="no">{formatMoney(entry.total_cents)}</span>
      </FactLine>
      <Soft>
        <FactLine>
          {when}
          <span>
            {texts.subtotal} <span translate="no">{formatMoney(entry.subtotal_cents)}</span>
          </span>
          <span>
            TPS <span translate="no">{formatMoney(entry.tps_cents)}</span>
          </span>
          <span>
            TVQ <span translate="no">{formatMoney(entry.tvq_cents)}</span>
          </span>
        </FactLine>
      </Soft>
    </li>
  );
}

const Short = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  & > strong {
    font: 700 var(--ag-size-2) / 1.2 var(--ag-display);
    color: var(--ag-ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** Money that nobody has asked for goes back seldom. */
const Unasked = styled(AnswerButton)`
  @media print {
    display: none;
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 5fr) minmax(20rem, 3fr);
  }
  /* Each column flows on its own. */
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 1.5rem;
  }
`;

const Share = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 1rem;
  & > span {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;

const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 0.9rem 1.5rem;
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: 1rem;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.2rem;
    overflow-wrap: anywhere;
  }
  /* A state, however large its letters are. */
  & > li > span span {
    white-space: normal;
  }
  &:empty {
    display: none;
  }
  & q {
    quotes: '« ' ' »';
  }
`;
