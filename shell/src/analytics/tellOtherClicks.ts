import { brand } from '@agence/shared-contracts/brand';
import type { TrackedEvent } from '@agence/shared-contracts/events/tracking';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';

/** Calls to action that are nobody's own, each with what it is called. Staff may have given the agency another number. */
function kinds() {
  const ours = document.querySelector('#shell-footer a[href^="tel:"]')?.getAttribute('href') ?? brand.phoneHref;
  return [
    ['phone', `a[href="${ours}"]`],
    ['consultation', `[commandfor="${CONTACT_DIALOG_ID}"]`],
  ] as const;
}

/** How many clicks the tag manager's queue has. */
const told = () => window.dataLayer?.filter((entry) => (entry as { event?: string }).event === 'cta_clicked').length;

/**
 * Tells of clicks on our telephone number and on what opens the booking dialog wherever a page does not do so itself, and
 * of the shell's own `data-cta` (SHL-101), with the part of the frame or the path that they stand in.
 *
 * Pages tell while the click is on its way; what is untold when it is over is told here. The way down is where it is heard:
 * React lets no click come up through HTML that it has not hydrated.
 */
export function tellOtherClicks(track: (event: TrackedEvent) => void): void {
  const hear = ({ target }: MouseEvent) => {
    const action = (target as Element).closest<HTMLElement>('a,button');
    const label = action?.dataset.cta ?? kinds().find(([, selector]) => action?.matches(selector))?.[0];
    if (!label) return;
    const place = action?.closest('[popover],#shell-header,#shell-footer')?.id ?? location.pathname;
    const before = told();
    setTimeout(() => {
      if (told() === before) track({ name: 'cta_clicked', label, location: place });
    });
  };
  addEventListener('click', hear, true);
}
