import { newId } from '@agence/shared-contracts/remote/newId';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { contactTexts as texts } from '../content/contact.ts';
import type { LeadOutbox } from './leadOutbox.ts';
import { originOfVisit } from './origin.ts';

/** A form that posts a request, in HTML that React never hydrates: no component answers for it. */
const PAGE_FORM = '[data-served] form[action="/functions/v1/lead"]';

let isListening = false;

/**
 * Sends requests of forms that stand in a page as the dialog's are sent, so that a bad moment takes nothing of what was typed
 * (AMB-10), from the first call on. A time that is being held for somebody is posted: the page that follows says whether it is theirs.
 */
export function sendPageForms(outbox: LeadOutbox, { ui, track }: Pick<ShellApi, 'ui' | 'track'>): void {
  if (isListening) return;
  isListening = true;
  const sending = new Set<EventTarget | null>();
  const send = async (event: Event) => {
    const form = event.target as HTMLFormElement;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    if (!form.matches(PAGE_FORM) || fields.kind !== 'contact' || fields.rendez_vous) return;
    event.preventDefault();
    if (sending.has(form)) return;
    sending.add(form);
    const outcome = await outbox.add({ ...fields, kind: 'contact', id: newId(), origine: originOfVisit() });
    sending.delete(form);
    if (outcome === 'refused') return ui.toast({ title: texts.refused, tone: 'destructive' });
    track({ name: 'form_submitted', form: 'contact' });
    form.reset();
    if (outcome === 'delivered') ui.toast({ title: texts.success, description: texts.successDetail, tone: 'success' });
    else ui.toast({ title: texts.kept, description: texts.keptDetail });
  };
  // Before React, which lets no event through to such HTML.
  document.addEventListener('submit', send, true);
}
