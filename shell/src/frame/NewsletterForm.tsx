import { newsletterFields } from '@agence/shared-contracts/forms/leadFields';
import { newsletterOutcome } from '@agence/shared-contracts/forms/newsletterOutcome';
import { newId } from '@agence/shared-contracts/remote/newId';
import type { LeadOutcome, ShellApi } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Control';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { footerTexts } from '../content/footer.ts';
import type { Lead, LeadOutbox } from '../lead/leadOutbox.ts';
import { sendWhenOnline } from '../lead/sendWhenOnline.ts';

const FORM = 'footer_newsletter_signup';
const texts = footerTexts.newsletter;

interface NewsletterFormProps {
  readonly path: string;
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox | undefined;
}

/** Newsletter signup: a plain form until it is hydrated, then the states of marketing-site §4. */
export function NewsletterForm({ path, shell, outbox }: NewsletterFormProps) {
  const [state, setState] = useState<'idle' | 'submitting' | 'unsent' | LeadOutcome>('idle');
  // Until its code is there the browser checks the address itself, in words of its own that go again.
  const [explains, setExplains] = useState(false);
  useEffect(() => setExplains(true), []);
  // Sent again after a failure it is the same inscription.
  const lead = useRef<Lead>(undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const form = event.currentTarget;
    const field = form.elements.namedItem('email') as HTMLInputElement;
    if (!field.validity.valid) {
      setState('refused');
      field.focus();
      return;
    }
    const email = field.value;
    setState('submitting');
    try {
      if (lead.current?.email !== email)
        lead.current = { id: newId(), kind: 'newsletter', form: FORM, email, return_to: path };
      const sent = lead.current;
      const outcome = await newsletterOutcome(outbox?.add(sent) ?? Promise.resolve('kept'));
      setState(outcome);
      if (outcome === 'failed' || outcome === 'refused') return;
      lead.current = undefined;
      shell.track({ name: 'form_submitted', form: FORM });
      form.reset();
      if (outbox && outcome === 'kept')
        sendWhenOnline(outbox, sent, () => setState((now) => (now === 'kept' ? 'delivered' : now)));
    } catch (error) {
      // The address stays in its field, so that the visitor can try again.
      setState((now) => (now === 'submitting' ? 'unsent' : now));
      reportError(error);
    }
  }

  return (
    <Form method="post" action="/functions/v1/lead" noValidate={explains} onSubmit={submit}>
      <h2>{texts.title}</h2>
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="form" value={FORM} />
      <input type="hidden" name="return_to" value={path} />
      <Trap type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <label htmlFor="footer-email">{texts.label}</label>
      <Line>
        <Control
          id="footer-email"
          {...newsletterFields.email}
          placeholder={texts.placeholder}
          aria-invalid={state === 'refused' || undefined}
          aria-describedby={state === 'refused' ? 'footer-email-etat' : undefined}
          onInput={({ currentTarget }) => state === 'refused' && currentTarget.validity.valid && setState('idle')}
        />
        <Button type="submit" $look="secondary" aria-disabled={state === 'submitting'}>
          {state === 'submitting' ? texts.submitting : texts.submit}
        </Button>
      </Line>
      <p role="status" id={state === 'refused' ? 'footer-email-etat' : undefined}>
        {state === 'delivered' ? (
          <>
            <strong>{texts.success}</strong> <span>{texts.successDetail}</span>
          </>
        ) : state === 'refused' || state === 'failed' || state === 'unsent' ? (
          <strong>{texts[state]}</strong>
        ) : (
          <span>{state === 'kept' ? texts.kept : texts.consent}</span>
        )}
      </p>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  min-height: 10rem;
  /* With the rest of the footer, but not as it is: whatever has a field is laid out by Chromium, which looks for what it can fill in. */
  :root[data-held] & > * {
    display: none;
  }
  & > h2 {
    max-width: 10.7em;
    margin-bottom: 0.75rem;
  }
  & > label {
    font-weight: 600;
  }
  & > p {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  & > input {
    flex: 1 1 12rem;
  }
  /* Field and button stay on one line. */
  @media (max-width: 40rem) {
    gap: 0.5rem;
    & > input {
      flex-basis: 10rem;
      padding-inline: 0.75rem;
    }
    & > button {
      padding-inline: 1rem;
    }
  }
`;

const Trap = styled.input`
  position: absolute;
  left: -9999px;
`;
