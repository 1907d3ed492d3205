import { type ContactErrors, contactErrors } from '@agence/shared-contracts/forms/lead';
import { BUDGETS, contactFields as contact } from '@agence/shared-contracts/forms/leadFields';
import type { NavigationEntry } from '@agence/shared-contracts/remote/manifest';
import type { Asked } from '@agence/shared-contracts/ui/asking';
import { Button } from '@agence/shared-contracts/ui/Button';
import { ErrorSummary } from '@agence/shared-contracts/ui/ErrorSummary';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { contactTexts as texts } from '../content/contact.ts';
import { useDraft } from './useDraft.ts';

interface ContactFormProps {
  readonly path: string;
  readonly services: readonly NavigationEntry[];
  /** What the page that the server has made asks for; a script sends what the button says. */
  readonly asked: Asked | undefined;
  /** Keeps and delivers the request. @returns whether it was taken */
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
}

/** The contact form (AMB-12): a plain form until it is hydrated, then it explains each field and keeps what is typed. */
export function ContactForm({ path, services, asked, onSend }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const forgetDraft = useDraft(form);
  // Until its code is there the browser checks the fields itself, so that nothing half filled is posted.
  const [explains, setExplains] = useState(false);
  useEffect(() => setExplains(true), []);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [refused, setRefused] = useState(0);
  const [state, setState] = useState<'idle' | 'sending' | 'refused' | 'unsent'>('idle');
  const isSending = state === 'sending';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const fields = typedIn(element);
    const found = contactErrors(fields);
    setErrors(found);
    if (Object.keys(found).length > 0) return setRefused((times) => times + 1);
    if (isSending) return;
    setState('sending');
    try {
      const isTaken = await onSend(fields);
      if (isTaken) forgetDraft();
      setState(isTaken ? 'idle' : 'refused');
    } catch (error) {
      // The fields keep what they hold, and the draft too.
      setState('unsent');
      reportError(error);
    }
  }

  /** What is right by now is no longer complained of; nothing new is while somebody types. */
  function forgive(event: FormEvent<HTMLFormElement>) {
    if (Object.keys(errors).length === 0) return;
    const found = contactErrors(typedIn(event.currentTarget));
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => name in errors)));
  }
  const problems = fieldNames.flatMap((name) => {
    const text = errors[name];
    return text ? [{ id: `contact-${name}`, label: texts.fields[name], text }] : [];
  });

  return (
    <Form
      ref={form}
      method="post"
      action="/functions/v1/lead"
      noValidate={explains}
      onSubmit={submit}
      onInput={forgive}
      onChange={forgive}
    >
      <ErrorSummary title={texts.toMend(problems.length)} problems={problems} attempt={refused} />
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="form" value="contact" />
      {asked ? <input type="hidden" name="demande" value={asked} /> : null}
      <input type="hidden" name="return_to" value={path} />
      <Trap type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Pair>
        <Field id="contact-nom" {...contact.nom} label={texts.fields.nom} error={errors.nom} />
        <Field id="contact-email" {...contact.email} label={texts.fields.email} error={errors.email} />
      </Pair>
      <TextArea
        id="contact-message"
        {...contact.message}
        rows={3}
        // Browsers cut what is pasted beyond a limit; who is told of it keeps their text.
        maxLength={explains ? undefined : contact.message.maxLength}
        label={texts.fields.message}
        error={errors.message}
      />
      <More>
        <summary>{texts.optional}</summary>
        <Pair>
          <Field
            id="contact-telephone"
            {...contact.telephone}
            label={texts.fields.telephone}
            error={errors.telephone}
          />
          <Field
            id="contact-entreprise"
            {...contact.entreprise}
            label={texts.fields.entreprise}
            error={errors.entreprise}
          />
          <Select
            id="contact-service"
            {...contact.service}
            label={texts.fields.service}
            defaultValue={services.find(({ to }) => to === path)?.label ?? ''}
          >
            <option value="">{texts.noService}</option>
            {services.map(({ to, label }) => (
              <option key={to}>{label}</option>
            ))}
          </Select>
          <Select id="contact-budget" {...contact.budget} label={texts.fields.budget}>
            {BUDGETS.map((budget) => (
              <option key={budget}>{budget}</option>
            ))}
          </Select>
        </Pair>
      </More>
      <Agreement>
        <input
          id="contact-consentement"
          type="checkbox"
          {...contact.consentement}
          aria-invalid={errors.consentement ? true : undefined}
          aria-describedby={errors.consentement ? 'contact-consentement-error' : undefined}
        />
        <span>{texts.fields.consentement}</span>
      </Agreement>
      {errors.consentement ? <Problem id="contact-consentement-error">{errors.consentement}</Problem> : null}
      <Foot>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? texts.submitting : texts.submit}
        </Button>
        {state === 'refused' || state === 'unsent' ? <Problem role="alert">{texts[state]}</Problem> : null}
      </Foot>
    </Form>
  );
}

const fieldNames = Object.keys(contact) as (keyof typeof contact)[];

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Record<string, string>;

/* The field grows with what is written. */
const Form = styled.form`
  display: grid;
  gap: 1rem;
  && textarea {
    min-height: 3.75rem;
  }
  @media (min-width: 64rem) {
    && textarea {
      min-height: 6rem;
    }
  }
  @media (max-width: 40rem) {
    gap: 0.75rem;
  }
`;

/* On phones what sends stays at the foot of the sheet, on a plate that is a shadow cut to its width; fields fade under it. */
const Foot = styled.div`
  display: grid;
  gap: 0.75rem;
  @media (max-width: 40rem) and (min-height: 36rem) {
    position: sticky;
    z-index: 1;
    bottom: 0;
    padding-top: 1rem;
    background: linear-gradient(transparent, var(--ag-surface) 1rem);
    box-shadow: 0 0 0 3rem var(--ag-surface);
    clip-path: inset(0 -1.25rem -1.25rem);
  }
`;

const More = styled.details`
  & > summary {
    cursor: pointer;
    padding-block: 0.5rem;
    font-weight: 600;
  }
  & > div {
    padding-top: 0.75rem;
  }
`;

const Pair = styled.div`
  display: grid;
  gap: 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  @media (max-width: 40rem) {
    gap: 0.75rem;
  }
`;

const Trap = styled.input`
  position: absolute;
  left: -9999px;
`;

const Agreement = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: start;
  padding-block: 0.25rem;
  font-size: 0.9375rem;
  & > input {
    flex: none;
    display: grid;
    place-items: center;
    appearance: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    border: 1.5px solid var(--ag-edge);
    border-radius: 0.4rem;
    background: var(--ag-surface);
  }
  & > input[aria-invalid='true'] {
    border-color: var(--ag-danger);
  }
  & > input:checked {
    border-color: var(--ag-moss);
    background: var(--ag-moss);
  }
  & > input:checked::before {
    content: '';
    width: 0.85rem;
    height: 0.85rem;
    background: var(--ag-surface);
    clip-path: polygon(10% 52%, 24% 38%, 41% 55%, 77% 16%, 91% 29%, 42% 83%);
  }
  @media (forced-colors: active) {
    & > input {
      appearance: auto;
    }
  }
`;

const Problem = styled.p`
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-danger);
`;
