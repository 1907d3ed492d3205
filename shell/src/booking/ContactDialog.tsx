import { portraitAminata, portraitElias, portraitHelene } from '@agence/shared-contracts/art/pictures';
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import { newId } from '@agence/shared-contracts/remote/newId';
import type { LeadOutcome, ShellApi } from '@agence/shared-contracts/remote/shell';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { useState } from 'react';
import styled from 'styled-components';
import { contactTexts as texts } from '../content/contact.ts';
import { Invented } from '../frame/Invented.tsx';
import type { Lead, LeadOutbox } from '../lead/leadOutbox.ts';
import { originOfVisit } from '../lead/origin.ts';
import { sendWhenOnline } from '../lead/sendWhenOnline.ts';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';
import { AppointmentChoice } from './AppointmentChoice.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useAsked } from './useAsked.ts';

interface ContactDialogProps {
  readonly path: string;
  readonly services: readonly NavigationEntry[];
  readonly calendarUrl: string | undefined;
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox | undefined;
  /** What it is opened for until a button says so; a consultation where the page knows nothing else. */
  readonly asked?: Asked | undefined;
}

/** Booking and contact, in every page; opens and posts without JavaScript. */
export function ContactDialog({ path, services, calendarUrl, shell, outbox, asked: first }: ContactDialogProps) {
  const [sent, setSent] = useState<LeadOutcome>();
  // Of another kind, it is no time for what is asked for now.
  const [kept, setKept] = useState<{ readonly asked: string; readonly token: string | undefined }>();
  const { asked, context } = useAsked(first);
  const held = kept?.asked === asked ? kept.token : undefined;
  const send = async (fields: Readonly<Record<string, string>>) => {
    const lead: Lead = {
      ...fields,
      id: newId(),
      kind: 'contact',
      demande: asked,
      origine: originOfVisit(),
      ...(context ? { contexte: JSON.stringify(context) } : {}),
      ...(held ? { rendez_vous: held } : {}),
    };
    const outcome = (await outbox?.add(lead)) ?? 'kept';
    if (outcome === 'refused') return false;
    shell.track({ name: 'form_submitted', form: 'contact' });
    setSent(outcome);
    // The notice that it is kept stands until it is closed; by then the request may have arrived.
    if (outbox && outcome !== 'delivered') sendWhenOnline(outbox, lead, () => setSent((shown) => shown && 'delivered'));
    return true;
  };
  const end = () => {
    if (sent) setKept(undefined);
    setSent(undefined);
  };
  return (
    <Sheet id={CONTACT_DIALOG_ID} title={texts.title} wide onClose={end}>
      {sent ? (
        <Done role="status">
          <h3 tabIndex={-1} ref={takeFocus}>
            {sent === 'delivered' ? texts.success : texts.kept}
          </h3>
          <span>{sent !== 'delivered' ? texts.keptDetail : held ? texts.bookedDetail : texts.successDetail}</span>
          <Button type="button" $look="secondary" onClick={end}>
            {texts.another}
          </Button>
        </Done>
      ) : (
        <Body>
          <What>{texts.asked[asked]}</What>
          <Answers>
            {faces.map(({ day }) => (
              <img key={day} src={day} alt="" loading="lazy" />
            ))}
            <Invented>{texts.faces}</Invented>
            <p>{texts.introduction}</p>
          </Answers>
          {context ? (
            <Along>
              <summary>{`${texts.along}\u00a0: ${context.title}`}</summary>
              <dl>
                {context.lines.map(([label, value]) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </Along>
          ) : null}
          {calendarUrl ? (
            <BookingCalendar url={calendarUrl} />
          ) : (
            <AppointmentChoice asked={asked} onHold={(token) => setKept({ asked, token })} />
          )}
          <Written>
            {calendarUrl ? <h3>{texts.calendar.or}</h3> : null}
            <ContactForm path={path} services={services} asked={first} onSend={send} />
          </Written>
        </Body>
      )}
    </Sheet>
  );
}

/** What was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/* On phones it opens down to the button that sends: its title takes one line, and what is focused stays clear of that button. */
const Sheet = styled(Dialog)`
  @media (max-width: 40rem) {
    scroll-padding-bottom: 6rem;
    & h2 {
      font-size: 1.25rem;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: 1rem;
`;

const What = styled.p`
  margin-top: -0.75rem;
  font-weight: 600;
  color: var(--ag-ember);
`;

/** Nobody by name: they say of themselves that they are drawn. Asked for once the dialog is shown. */
const faces = [portraitHelene, portraitElias, portraitAminata];

/* Low, so that the sheet opens down to its last button; on phones their faces would take the room that it and times need. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  & > img {
    width: 2.75rem;
    height: 2.75rem;
    border: 2px solid var(--ag-surface);
    border-radius: 50%;
  }
  & > img + img {
    margin-left: -1.9rem;
  }
  & > p {
    width: 100%;
  }
  @media (max-width: 40rem) {
    & > :not(p) {
      display: none;
    }
    & > p {
      line-height: 1.4;
    }
  }
`;

/* The other of two ways, apart from the first as what one may choose instead. */
const Written = styled.div`
  display: grid;
  gap: 1rem;
  padding-top: 1rem;
  border-top: 1px solid var(--ag-line);
`;

const Along = styled.details`
  padding: 0.75rem 1rem;
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  font-size: var(--ag-size-small);
  & > summary {
    cursor: pointer;
    font-weight: 600;
  }
  & div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: 0.75rem;
    padding-block: 0.35rem;
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

const Done = styled.div`
  display: grid;
  gap: 1rem;
  justify-items: start;
`;
