import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { publicPageTexts } from '../content/publicPage.ts';
import { Problem } from '../member/Panel.tsx';
import { useWithdrawPageMutation } from './publicPageApi.ts';

const texts = publicPageTexts.confirm;

interface WithdrawPageProps {
  readonly onClose: () => void;
  readonly onWithdrawn: () => void;
}

/** Says what taking the page back does, and does it. */
export function WithdrawPage({ onClose, onWithdrawn }: WithdrawPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [withdraw, { isLoading, isError }] = useWithdrawPageMutation();
  useEffect(() => dialog.current?.showModal(), []);

  const confirm = async () => {
    const answer = await withdraw();
    if ('error' in answer) return;
    onWithdrawn();
    onClose();
  };

  return (
    <Dialog ref={dialog} id="retirer-page" title={texts.title} onClose={onClose}>
      <Effects>
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </Effects>
      <p>{texts.again}</p>
      {isError ? <Problem role="alert">{publicPageTexts.decision.failed}</Problem> : null}
      <Actions>
        <Button type="button" aria-disabled={isLoading} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
        <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
          {texts.cancel}
        </Button>
      </Actions>
    </Dialog>
  );
}

const Effects = styled.ul`
  display: grid;
  gap: 0.6rem;
  margin-bottom: 1rem;
  & > li {
    position: relative;
    padding-left: 1.5rem;
  }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.72em;
    width: 0.75rem;
    height: 2px;
    background: var(--ag-ember);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 1.5rem;
`;
