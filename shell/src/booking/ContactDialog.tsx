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
import type { Promises } from './Promises.tsx';
import { useAsked } from './useAsked.ts';
import { useWhenOpen } from './useWhenOpen.ts';

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
  const More = useWhenOpen<typeof Promises>(loadPromises);
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
    <Sheet id={CONTACT_DIALOG_ID} title={texts.title} wide data-sent={sent ? '' : undefined} onClose={end}>
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
        <>
          <What data-untimed={asked === 'audit' || asked === 'consultation' ? undefined : ''}>
            {texts.asked[asked]}
          </What>
          <Body>
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
              <h3>{texts.or}</h3>
              <ContactForm path={path} services={services} asked={first} onSend={send} />
            </Written>
          </Body>
          <Answers>
            <div>
              {faces.map(({ day }) => (
                <img key={day} src={day} alt="" loading="lazy" />
              ))}
            </div>
            <p>
              {`${texts.introduction} `}
              <Invented>{texts.faces}</Invented>
            </p>
            {More ? <More asked={asked} /> : null}
          </Answers>
        </>
      )}
    </Sheet>
  );
}

/** What was pressed is gone. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** For windows that have room for them: only there the browser asks for the picture. */
const loadPromises = async () => (matchMedia(BESIDE).matches ? (await import('./Promises.tsx')).Promises : undefined);
const BESIDE = '(min-width: 64rem)';

/* On phones its title takes one line, and what is focused stays clear of what ends it. */
const Sheet = styled(Dialog)`
  & h3 {
    font: 700 1.375rem/1.2 var(--ag-display);
  }
  max-height: min(94dvh, 60rem);
  @media (max-width: 40rem) {
    max-height: calc(100dvh - 1rem);
    scroll-padding-bottom: 6rem;
    & h2 {
      font-size: 1.25rem;
    }
    & h3 {
      font-size: 1.0625rem;
    }
  }
  /* Who answers stands beside what is asked. */
  @media ${BESIDE} {
    &:not([data-sent]) {
      width: min(66rem, 100% - 4rem);
    }
    &[open]:not([data-sent]) {
      display: grid;
      grid-template: auto auto 1fr / 20rem minmax(0, 1fr);
      column-gap: 5rem;
    }
    & h2 {
      font-size: 2.25rem;
    }
  }
`;

const Body = styled.div`
  display: grid;
  gap: 1rem;
  align-content: start;
  grid-column: 2;
  @media (max-width: 40rem) {
    gap: 0.75rem;
  }
`;

const What = styled.p`
  display: flex;
  grid-column: 2;
  gap: 0.6rem;
  align-items: center;
  margin: -0.75rem 0 1.25rem;
  font-weight: 600;
  /* A clock, where it says how long it takes. */
  &:not([data-untimed])::before {
    content: '';
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid;
    border-radius: 50%;
    background:
      linear-gradient(currentColor 0 0) 50% 15% / 2px 45% no-repeat,
      linear-gradient(currentColor 0 0) 80% 50% / 35% 2px no-repeat;
  }
  @media (max-width: 40rem) {
    margin-top: -1.1rem;
  }
`;

/** Nobody by name: they say of themselves that they are drawn. Asked for once the dialog is shown. */
const faces = [portraitHelene, portraitElias, portraitAminata];

const Answers = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  margin-top: 1rem;
  & > div {
    flex: none;
    display: flex;
  }
  & > div > img {
    width: 2.75rem;
    height: 2.75rem;
    border: 2px solid var(--ag-surface);
    border-radius: 50%;
  }
  & > div > img + img {
    margin-left: -0.9rem;
  }
  & > p > small {
    display: inline-block;
  }
  @media ${BESIDE} {
    flex-direction: column;
    grid-area: 1 / 1 / 4;
    align-items: start;
    margin: -2.5rem 0 -2.5rem -2.5rem;
    padding: 2.5rem 2.5rem 0;
    overflow: clip;
    background: var(--ag-band);
    & > div > img {
      width: 4rem;
      height: 4rem;
      border-color: var(--ag-band);
    }
    & > p {
      display: grid;
      gap: 1rem;
      justify-items: start;
      font-weight: 600;
    }
  }
`;

/* The other of two ways, apart from the first as what one may choose instead. */
const Written = styled.div`
  display: grid;
  gap: 1rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ag-line);
  /* What is to be agreed to shows whole above what sends. */
  @media (max-width: 40rem) {
    gap: 0.75rem;
    padding-top: 0.75rem;
  }
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
