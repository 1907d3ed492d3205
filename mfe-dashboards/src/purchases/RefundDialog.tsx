import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { askRefundForm, returnForm } from '@agence/shared-contracts/forms/refund';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { purchasesTexts as texts } from '../content/purchases.ts';
import { callFunction } from '../member/callFunction.ts';
import { Problem } from '../member/Panel.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { useForm } from '../member/useForm.ts';
import { memberApi } from '../store/memberApi.ts';
import { type Purchase, useAskRefundMutation } from './purchasesApi.ts';

interface RefundDialogProps {
  readonly purchase: Purchase;
  readonly way: 'self' | 'ask';
}

/** Gives an order back within 30 days, or asks staff later (AMB-66). */
export function RefundDialog({ purchase, way }: RefundDialogProps) {
  const { ui } = useShell();
  const { session } = useAuth();
  const dispatch = useDispatch();
  const [ask] = useAskRefundMutation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  const isSelf = way === 'self';
  const id = `rembourser-${purchase.id}`;
  const form = useForm(isSelf ? returnForm : askRefundForm, id, { reason: '' });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    setProblem(undefined);
    setWorking(true);
    try {
      if (isSelf) {
        await callFunction('request-refund', { order_id: purchase.id, ...said }, session?.access_token ?? '');
      } else {
        const { error } = await ask({ order: purchase.id, reason: said.reason ?? '' });
        if (error) throw error;
      }
      dialog.current?.close();
      ui.toast({ ...texts.done[isSelf ? 'whole' : 'asked'], tone: 'success' });
      // Access to what was bought closes with it.
      dispatch(memberApi.util.invalidateTags(['orders', 'courses', 'lists']));
    } catch (error) {
      setProblem(backendErrorText(error));
    } finally {
      setWorking(false);
    }
  };

  return (
    <>
      <TextButton type="button" onClick={() => dialog.current?.showModal()}>
        {texts.refund}
      </TextButton>
      <Dialog ref={dialog} id={id} title={texts.dialog}>
        <Form onSubmit={submit} noValidate>
          <p>{isSelf ? texts.whole(formatMoney(purchase.total_cents)) : texts.later}</p>
          <TextArea {...form.field('reason')} label={isSelf ? texts.reasonOptional : texts.reason} />
          {problem ? <Problem role="alert">{problem}</Problem> : null}
          <Row>
            <Button type="submit" aria-disabled={isWorking}>
              {isWorking ? texts.working : isSelf ? texts.confirm : texts.send}
            </Button>
            <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
              {texts.cancel}
            </Button>
          </Row>
        </Form>
      </Dialog>
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;
