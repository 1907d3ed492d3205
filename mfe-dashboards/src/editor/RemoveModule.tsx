import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useRef } from 'react';
import { editorTexts } from '../content/editor.ts';
import { Problem } from '../member/Panel.tsx';
import { type EditedModule, useRemoveModuleMutation } from './editorApi.ts';

const texts = editorTexts.modules;

interface RemoveModuleProps {
  readonly module: EditedModule;
  /** Its title with its number: several may have one title. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a module and everything in it is gone. */
export function RemoveModule({ module, name, onClose, onRemoved }: RemoveModuleProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [remove, { isLoading, isError }] = useRemoveModuleMutation();
  useEffect(() => dialog.current?.showModal(), []);
  const confirm = async () => {
    if ('error' in (await remove(module.id))) return;
    onRemoved();
    onClose();
  };
  return (
    <Dialog ref={dialog} id="supprimer-module" title={texts.removeTitle} onClose={onClose}>
      <p>{texts.removeDetail(name)}</p>
      {isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      <br />
      <Row>
        <Button type="button" aria-disabled={isLoading} onClick={confirm}>
          {texts.confirm}
        </Button>
        <Button type="button" $look="secondary" onClick={() => dialog.current?.close()}>
          {texts.keep}
        </Button>
      </Row>
    </Dialog>
  );
}
