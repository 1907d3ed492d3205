import type { UiPort } from '@agence/shared-contracts/remote/shell';
import { announce } from './announce.ts';

/** Id of the booking and contact dialog, which stands in every page. */
export const CONTACT_DIALOG_ID = 'reserver';

export function createUiPort(): UiPort {
  return {
    toast: (toast) => void import('./showToast.tsx').then(({ showToast }) => showToast(toast)),
    openDialog: () => document.querySelector<HTMLDialogElement>(`#${CONTACT_DIALOG_ID}`)?.showModal(),
    announce,
  };
}
