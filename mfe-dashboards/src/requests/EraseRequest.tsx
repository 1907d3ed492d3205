import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useRef, useState } from 'react';
import { requestsTexts } from '../content/requests.ts';
import { QuietAct } from '../member/Beside.tsx';
import { Problem } from '../member/Panel.tsx';
import { useEraseRequestMutation } from './requestsApi.ts';

const texts = requestsTexts.erase;

interface EraseRequestProps {
  readonly id: string;
  readonly onErased: () => void;
}

/** Deletes a request for good, after it was said what goes with it. */
export function EraseRequest({ id, onErased }: EraseRequestProps) {
  const { ui } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const [erase, { isLoading }] = useEraseRequestMutation();
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    const { error } = await erase(id);
    if (error) {
      const needsFactor = 'code' in error && error.code === 'second_factor_required';
      return setProblem(needsFactor ? texts.factor : requestsTexts.tryAgain);
    }
    dialog.current?.close();
    ui.toast({ title: texts.done, tone: 'success' });
    onErased();
  };

  return (
    <QuietAct $isDanger>
      <Button type="button" $look="quiet" onClick={() => dialog.current?.showModal()}>
        {texts.open}
      </Button>
      <Dialog ref={dialog} id="supprimer-demande" title={texts.title}>
        <p>{texts.detail}</p>
        {problem ? <Problem role="alert">{problem}</Problem> : null}
        <Row>
          <Button type="button" aria-disabled={isLoading} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
          <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
            {texts.cancel}
          </Button>
        </Row>
      </Dialog>
    </QuietAct>
  );
}
