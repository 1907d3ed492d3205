import type { UiPort } from '@agence/shared-contracts/remote/shell';

/** Id of the booking and contact dialog, which stands in every page. */
export const CONTACT_DIALOG_ID = 'reserver';

export function createUiPort(): UiPort {
  return {
    toast: (toast) => void import('./showToast.tsx').then(({ showToast }) => showToast(toast)),
    openDialog: () => document.querySelector<HTMLDialogElement>(`#${CONTACT_DIALOG_ID}`)?.showModal(),
    // What is said is about a page that is there: without it nothing is lost but the sentence.
    announce: (words) => void import('./announce.ts').then(({ announce }) => announce(words)),
  };
}
