import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { newsletterFields } from '../forms/leadFields.ts';
import { newsletterOutcome } from '../forms/newsletterOutcome.ts';
import { newId } from '../remote/newId.ts';
import type { LeadOutcome, ShellApi } from '../remote/shell.ts';
import { Button } from './Button.tsx';
import { Control } from './Control.tsx';

export { NEWSLETTER_MS } from '../forms/newsletterOutcome.ts';

const ANCHOR = 'infolettre';
const FORM = 'newsletter_signup';

/** French texts of the form. */
export interface NewsletterTexts {
  readonly label: string;
  readonly placeholder: string;
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly successDetail: string;
  /** The address is on this device, and is sent when the backend answers; without it the form says that it has failed. */
  readonly kept?: string;
  readonly failure: string;
  readonly consent: string;
}

interface NewsletterFormProps {
  readonly shell: ShellApi;
  /** Address of the page. */
  readonly url: URL;
  readonly texts: NewsletterTexts;
  /** What invites to subscribe: a heading and a sentence. */
  readonly children: ReactNode;
}

type State = 'idle' | 'submitting' | 'done' | 'kept' | 'failed';

/** What the form says of what the shell says. */
const said: Readonly<Record<LeadOutcome, State>> = {
  delivered: 'done',
  kept: 'kept',
  failed: 'kept',
  refused: 'failed',
};

/** What the server answered to the plain form stands in the address. */
function answerOf({ searchParams }: URL): State {
  const answer = searchParams.get('inscription');
  return answer === null ? 'idle' : answer === 'ok' ? 'done' : 'failed';
}

/**
 * Newsletter signup: a plain form until it is hydrated, then the states of marketing-site §4. The address goes to the
 * shell, which keeps it until the backend has it (AMB-10). The page's route declares the query parameter `inscription`.
 */
export function NewsletterForm({ shell, url, texts, children }: NewsletterFormProps) {
  const [state, setState] = useState<State>(answerOf(url));
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email'));
    setState('submitting');
    try {
      const id = newId();
      const told = new Promise<LeadOutcome>((tell) => {
        shell.watchLead?.(id, (outcome) => {
          tell(outcome);
          // One that was kept has arrived after all.
          setState((now) => (now === 'kept' && outcome === 'delivered' ? 'done' : now));
        });
        if (!shell.watchLead) tell('delivered');
      });
      shell.events.publish('lead.newsletterSubmitted.v1', { id, email, form: FORM });
      shell.track({ name: 'form_submitted', form: FORM });
      const outcome = await newsletterOutcome(told);
      if (outcome !== 'refused') form.reset();
      setState(said[outcome]);
    } catch (error) {
      // The address stays in its field, so that the visitor can try again.
      setState('failed');
      reportError(error);
    }
  }

  return (
    <Form id={ANCHOR} method="post" action="/functions/v1/lead" onSubmit={submit}>
      {children}
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="form" value={FORM} />
      <input type="hidden" name="return_to" value={`${url.pathname}#${ANCHOR}`} />
      <input type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <label htmlFor="newsletter-email">{texts.label}</label>
      <Line>
        <Control id="newsletter-email" {...newsletterFields.email} placeholder={texts.placeholder} />
        <Button type="submit" $look="secondary" aria-disabled={state === 'submitting'}>
          {state === 'submitting' ? texts.submitting : texts.submit}
        </Button>
      </Line>
      <small role="status">
        {state === 'done' ? (
          <>
            <strong>{texts.success}</strong> <span>{texts.successDetail}</span>
          </>
        ) : (
          <span>
            {state === 'kept' ? (texts.kept ?? texts.failure) : state === 'failed' ? texts.failure : texts.consent}
          </span>
        )}
      </small>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  padding: clamp(1.5rem, 3vw, 2.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  scroll-margin-top: 6rem;
  & > label {
    margin-top: 0.5rem;
    font-weight: 600;
  }
  & > p,
  & > small {
    color: var(--ag-ink-soft);
  }
  & > small {
    text-wrap: balance;
    font-size: var(--ag-size-small);
  }
  & > [name='site_web'] {
    position: absolute;
    left: -9999px;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  & > input {
    flex: 999 1 12rem;
  }
  /* On a line of its own it is as wide as the field. */
  & > button {
    flex-grow: 1;
  }
`;
