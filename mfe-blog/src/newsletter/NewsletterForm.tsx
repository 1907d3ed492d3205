import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Control } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import { newsletterTexts as texts } from '../content/newsletter.ts';

/** How long the form says that it works, in milliseconds (marketing-site §9). */
const SUBMITTING_MS = 1000;
const ANCHOR = 'infolettre';
const FORM = 'newsletter_signup';

type State = 'idle' | 'submitting' | 'done' | 'failed';

/**
 * Newsletter signup: a plain form until it is hydrated, then the states of marketing-site §4. The address goes to the
 * shell, which keeps it until the backend has it (AMB-10).
 */
export function NewsletterForm({ path }: { readonly path: string }) {
  const shell = useShell();
  const answer = usePageUrl().searchParams.get('inscription');
  // The answer to the plain form stands in the address, for which the server renders the page.
  const [state, setState] = useState<State>(answer === 'ok' ? 'done' : answer ? 'failed' : 'idle');

  useEffect(() => {
    if (state !== 'submitting') return;
    const timer = setTimeout(() => setState('done'), SUBMITTING_MS);
    return () => clearTimeout(timer);
  }, [state]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    shell.events.publish('lead.newsletterSubmitted.v1', { id: crypto.randomUUID(), email, form: FORM });
    shell.track({ name: 'form_submitted', form: FORM });
    event.currentTarget.reset();
    setState('submitting');
  }

  return (
    <Form id={ANCHOR} method="post" action="/functions/v1/lead" onSubmit={submit}>
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <input type="hidden" name="kind" value="newsletter" />
      <input type="hidden" name="form" value={FORM} />
      <input type="hidden" name="return_to" value={`${path}#${ANCHOR}`} />
      <input type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <label htmlFor="blog-email">{texts.label}</label>
      <Line>
        <Control
          id="blog-email"
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
  padding: clamp(1.5rem, 4vw, 2.5rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-band);
  scroll-margin-top: 6rem;
  & > h2 {
    font-size: var(--ag-size-3);
  }
  & > p,
  & > small {
    color: var(--ag-ink-soft);
  }
  & > label {
    margin-top: 0.5rem;
    font-weight: 600;
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
