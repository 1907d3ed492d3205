import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** How long the form says that it works, in milliseconds (marketing-site §9). */
export const NEWSLETTER_MS = 1000;
const ANCHOR = 'infolettre';
const FORM = 'newsletter_signup';

type State = 'idle' | 'submitting' | 'done' | 'failed';

/** What the server answered to the plain form stands in the address. */
function answerOf({ searchParams }: URL): State {
  const answer = searchParams.get('inscription');
  return answer === null ? 'idle' : answer === 'ok' ? 'done' : 'failed';
}

/**
 * Newsletter signup: a plain form until it is hydrated, then the states of marketing-site §4. The address goes to the
 * shell, which keeps it until the backend has it (AMB-10).
 */
export function NewsletterForm(texts: HomeContent['resources']['newsletter']) {
  const shell = useShell();
  const [state, setState] = useState<State>(answerOf(usePageUrl()));
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
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="form" value={FORM} />
      <input type="hidden" name="return_to" value={`/#${ANCHOR}`} />
      <input type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <label htmlFor="home-email">{texts.label}</label>
      <Line>
        <Control
          id="home-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          placeholder={texts.placeholder}
        />
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
  & > h3 {
    margin: 0;
    font-size: var(--ag-size-2);
  }
  & > label {
    font-weight: 600;
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
