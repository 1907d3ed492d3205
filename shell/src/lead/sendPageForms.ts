import { newId } from '@agence/shared-contracts/remote/newId';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { contactTexts as texts } from '../content/contact.ts';
import type { LeadOutbox } from './leadOutbox.ts';
import { originOfVisit } from './origin.ts';
import { PAGE_FORM } from './whenFormIsTouched.ts';

/**
 * Sends requests of forms that stand in a page as the dialog's are sent, so that a bad moment takes nothing of what was typed
 * (AMB-10). A time that is being held for somebody is posted: the page that follows says whether it is theirs.
 */
export function sendPageForms(outbox: LeadOutbox, { ui, track }: Pick<ShellApi, 'ui' | 'track'>): void {
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
  document.addEventListener('submit', send, true);
}
