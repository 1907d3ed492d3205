import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { contactTexts as texts } from '../content/contact.ts';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';
import { BookingCalendar } from './BookingCalendar.tsx';
import { ContactForm } from './ContactForm.tsx';

interface ContactDialogProps {
  readonly path: string;
  readonly services: readonly NavigationEntry[];
  readonly calendarUrl: string | undefined;
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox | undefined;
}

/** Booking and contact, in every page; opens and posts without JavaScript. */
export function ContactDialog({ path, services, calendarUrl, shell, outbox }: ContactDialogProps) {
  const [sent, setSent] = useState<'delivered' | 'kept'>();
  const send = async (fields: Readonly<Record<string, string>>) => {
    const outcome = (await outbox?.add({ ...fields, id: crypto.randomUUID(), kind: 'contact' })) ?? 'kept';
    if (outcome !== 'refused') shell.track({ name: 'form_submitted', form: 'contact' });
    return outcome;
  };
  return (
    <Dialog id={CONTACT_DIALOG_ID} title={texts.title} wide onClose={() => setSent(undefined)}>
      {sent ? (
        <Done role="status">
          <strong>{sent === 'delivered' ? texts.success : texts.kept}</strong>
          <span>{sent === 'delivered' ? texts.successDetail : texts.keptDetail}</span>
          <Button type="button" $look="secondary" onClick={() => setSent(undefined)}>
            {texts.another}
          </Button>
        </Done>
      ) : (
        <Body>
          <p>{texts.introduction}</p>
          {calendarUrl ? (
            <>
              <BookingCalendar url={calendarUrl} />
              <h3>{texts.calendar.or}</h3>
            </>
          ) : null}
          <ContactForm path={path} services={services} onSend={send} onSent={setSent} />
        </Body>
      )}
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: 1.25rem;
`;

const Done = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
`;
