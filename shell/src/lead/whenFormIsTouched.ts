/** A form of a page that posts a request. */
export const PAGE_FORM = '#outlet form[action="/functions/v1/lead"]';

/** Gets the code that sends such forms when somebody begins to fill one in; until it has come, they are posted. */
export function whenFormIsTouched(load: () => Promise<void>): void {
  const look = ({ target }: Event) => {
    if (!(target as Element).closest(PAGE_FORM)) return;
    document.removeEventListener('focusin', look);
    load().catch(() => document.addEventListener('focusin', look));
  };
  document.addEventListener('focusin', look);
}
