import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { type ReactNode, useEffect, useRef } from 'react';

export interface LinkSheetProps {
  readonly id: string;
  readonly title: string;
  /** How often it was asked for: each time opens it. */
  readonly asked: number;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** A sheet of ways elsewhere. Each leads to another place in the same page, where the sheet would stay open. */
export function LinkSheet({ id, title, asked, onClose, children }: LinkSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [asked]);
  const leave = (target: EventTarget) => {
    if (target instanceof Element && target.closest('a')) dialog.current?.close();
  };
  return (
    <Dialog ref={dialog} id={id} title={title} onClose={onClose} onClick={(event) => leave(event.target)}>
      {children}
    </Dialog>
  );
}
