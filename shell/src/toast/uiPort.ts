import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { type ShellStore, toastShown } from '../session/store.ts';

/** Id of the booking and contact dialog, which stands in every page. */
export const CONTACT_DIALOG_ID = 'reserver';

export function createUiPort(store: ShellStore): UiPort {
  return {
    toast: (toast) => void store.dispatch(toastShown(toast)),
    openDialog: () => document.querySelector<HTMLDialogElement>(`#${CONTACT_DIALOG_ID}`)?.showModal(),
  };
}
