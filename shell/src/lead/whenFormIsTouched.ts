/** A form that posts a request, in HTML that React never hydrates: no component answers for it. */
export const PAGE_FORM = '[data-served] form[action="/functions/v1/lead"]';

/** Gets the code that sends such forms when somebody begins to fill one in; until it has come, they are posted. */
export function whenFormIsTouched(load: () => Promise<void>): void {
  const look = ({ target }: Event) => {
    if (!(target as Element).closest(PAGE_FORM)) return;
    document.removeEventListener('focusin', look, true);
    load().catch(() => document.addEventListener('focusin', look, true));
  };
  // Before React, which lets no event through to such HTML.
  document.addEventListener('focusin', look, true);
}
