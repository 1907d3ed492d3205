import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { centsOf, typedCents } from '@agence/shared-contracts/forms/typedAmount';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { newId } from '@agence/shared-contracts/remote/newId';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import * as v from 'valibot';
import { ordersTexts } from '../content/orders.ts';
import { callFunction } from '../member/callFunction.ts';
import { Problem } from '../member/Panel.tsx';
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
  const [amount, setAmount] = useState(typedCents(order.refundable_cents));
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState<{ amount?: string; answer?: string; refused?: string }>({});
  const [isWorking, setWorking] = useState(false);

  const decide = async (cents: number | null) => {
    setProblem({});
    setWorking(true);
    try {
      const body = { refund: id, order_id: order.id, amount_cents: cents, answer: answer.trim() };
      const { status } = v.parse(answerSchema, await callFunction('decide-refund', body, session?.access_token ?? ''));
      ui.toast({ ...texts.done[status], tone: status === 'failed' ? 'destructive' : 'success' });
      dispatch(memberApi.util.invalidateTags(['orders']));
    } catch (error) {
      setProblem({ refused: backendErrorText(error) });
    } finally {
      setWorking(false);
    }
  };
  const submit = (isDeclined: boolean) => {
    const cents = isDeclined ? null : centsOf(amount, { least: 1, most: order.refundable_cents });
    const wrong = {
      ...(cents === undefined ? { amount: texts.badAmount } : {}),
      ...(answer.trim() ? {} : { answer: texts.noAnswer }),
    };
    if (wrong.amount || wrong.answer || cents === undefined) {
      setProblem(wrong);
      document.getElementById(wrong.amount ? 'montant-rendu' : 'raison-rendue')?.focus();
      return;
    }
    void decide(cents);
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <Soft>{texts.left(formatMoney(order.refundable_cents))}</Soft>
      <Field
        id="montant-rendu"
        label={texts.amount}
        hint={texts.amountHint(formatMoney(order.refundable_cents))}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        error={problem.amount}
        onChange={({ currentTarget }) => setAmount(currentTarget.value)}
      />
      <TextArea
        id="raison-rendue"
        label={texts.answer}
        maxLength={500}
        rows={3}
        value={answer}
        error={problem.answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      {problem.refused ? <Problem role="alert">{problem.refused}</Problem> : null}
      <Row>
        <Button type="submit" aria-disabled={isWorking}>
          {isWorking ? texts.working : texts.give}
        </Button>
        {asked ? (
          <Button type="button" $look="secondary" aria-disabled={isWorking} onClick={() => submit(true)}>
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
`;
