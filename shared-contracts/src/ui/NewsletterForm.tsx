import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { newsletterFields } from '../forms/leadFields.ts';
import type { ShellApi } from '../remote/shell.ts';
import { Button } from './Button.tsx';
import { Control } from './Control.tsx';

/** How long the form says that it works, in milliseconds (marketing-site §9). */
export const NEWSLETTER_MS = 1000;
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

type State = 'idle' | 'submitting' | 'done' | 'failed';

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
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state !== 'submitting') return;
    const timer = setTimeout(() => {
      form.current?.reset();
      setState('done');
    }, NEWSLETTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    try {
      shell.events.publish('lead.newsletterSubmitted.v1', { id: crypto.randomUUID(), email, form: FORM });
    } catch (error) {
      // The address stays in its field, so that the visitor can try again.
      setState('failed');
      reportError(error);
      return;
    }
    shell.track({ name: 'form_submitted', form: FORM });
    setState('submitting');
  }

  return (
    <Form id={ANCHOR} ref={form} method="post" action="/functions/v1/lead" onSubmit={submit}>
      {children}
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="form" value={FORM} />
      <input type="hidden" name="return_to" value={`${url.pathname}#${ANCHOR}`} />
      <input type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <label htmlFor="newsletter-email">{texts.label}</label>
      <Line>
        <Control id="newsletter-email" {...newsletterFields.email} placeholder={texts.placeholder} />
        <Button type="submit" $look="secondary" disabled={state === 'submitting'}>
          {state === 'submitting' ? texts.submitting : texts.submit}
        </Button>
      </Line>
      <small role="status">
        {state === 'done' ? (
          <>
            <strong>{texts.success}</strong> {texts.successDetail}
          </>
        ) : state === 'failed' ? (
          texts.failure
        ) : (
          texts.consent
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
    flex: 1 1 12rem;
  }
`;
