import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { judge } from '@agence/shared-contracts/forms/judge';
import { declineForm, refundForm } from '@agence/shared-contracts/forms/refund';
import { centsOf, typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import * as v from 'valibot';
import { ordersTexts } from '../content/orders.ts';
import { callFunction } from '../member/callFunction.ts';
import { Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { memberApi } from '../store/memberApi.ts';
import type { ConsoleOrder, Refund } from './ordersApi.ts';

const texts = ordersTexts.refunds;
const answerSchema = v.object({ status: v.picklist(['sent', 'sending', 'failed', 'declined']) });

interface RefundDecisionProps {
  readonly order: ConsoleOrder;
  /** The buyer's question that waits. */
  readonly asked: Refund | undefined;
}

/** Gives money back, whole or in part, or declines the question; always with a reason (AMB-66). */
export function RefundDecision({ order, asked }: RefundDecisionProps) {
  const { ui } = useShell();
  const { session } = useAuth();
  const dispatch = useDispatch();
  // One decision has one id, however often it is sent.
  const [id] = useState(() => asked?.id ?? newId());
  const form = useForm(refundForm(order.refundable_cents), 'remboursement', {
    amount_cents: typedCents(order.refundable_cents),
    answer: '',
  });
  const answer = form.field('answer');
  const given = centsOf(form.typed.amount_cents, { least: 1, most: order.refundable_cents });
  // Who declines needs no amount.
  const declined = judge(declineForm, { answer: form.typed.answer });
  const [isDeclining, setDeclining] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [isWorking, setWorking] = useState(false);

  const decide = async (said: { readonly amount_cents: number | null; readonly answer: string }) => {
    setRefused(undefined);
    setWorking(true);
    try {
      const body = { refund: id, order_id: order.id, ...said };
      const { status } = v.parse(answerSchema, await callFunction('decide-refund', body, session?.access_token ?? ''));
      ui.toast({ ...texts.done[status], tone: status === 'failed' ? 'destructive' : 'success' });
      dispatch(memberApi.util.invalidateTags(['orders']));
    } catch (error) {
      setRefused(backendErrorText(error));
    } finally {
      setWorking(false);
    }
  };
  const give = () => {
    setDeclining(false);
    const said = form.attempt();
    if (said) void decide(said);
  };
  const decline = () => {
    setDeclining(true);
    if (declined.stored) void decide({ amount_cents: null, ...declined.stored });
    else document.getElementById(answer.id)?.focus();
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <Field
        {...form.field('amount_cents')}
        label={texts.amount}
        hint={texts.amountHint(formatMoney(order.refundable_cents))}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        {...answer}
        label={texts.answer}
        rows={3}
        error={isDeclining ? declined.problems.answer : answer.error}
      />
      {refused ? <Problem role="alert">{refused}</Problem> : null}
      <Row data-answers="">
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? texts.working : texts.give(given === undefined ? given : formatMoney(given))}
        </Button>
        {asked ? (
          <Button type="button" $look="secondary" aria-disabled={isWorking} onClick={decline}>
            {texts.decline}
          </Button>
        ) : null}
      </Row>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
  @media print {
    display: none;
  }
  @media (max-width: 39.99rem) {
    & textarea {
      min-height: 4.75rem;
    }
    & > [data-answers] > button {
      flex: 1 1 auto;
    }
  }
`;
