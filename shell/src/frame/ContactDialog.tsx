import type { ShellApi } from '@agence/shared-contracts/remote/shell';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Dialog } from '@agence/shared-contracts/ui/Dialog';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { contactTexts as texts } from '../content/contact.ts';
import type { LeadOutbox } from '../lead/leadOutbox.ts';
import { CONTACT_DIALOG_ID } from '../toast/uiPort.ts';
import { type ContactErrors, contactErrors } from './contactErrors.ts';

interface ContactDialogProps {
  readonly path: string;
  readonly shell: ShellApi;
  readonly outbox: LeadOutbox | undefined;
}

/** Booking and contact (AMB-12): opens and posts without JavaScript, explains each field once hydrated. */
export function ContactDialog({ path, shell, outbox }: ContactDialogProps) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [sent, setSent] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const found = contactErrors(fields);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    outbox?.add({ ...fields, id: crypto.randomUUID(), kind: 'contact' });
    shell.track({ name: 'form_submitted', form: 'contact' });
    form.reset();
    setSent(true);
  }

  return (
    <Dialog id={CONTACT_DIALOG_ID} title={texts.title} onClose={() => setSent(false)}>
      {sent ? (
        <p role="status">
          <strong>{texts.success}</strong> {texts.successDetail}
        </p>
      ) : (
        <Form method="post" action="/functions/v1/lead" noValidate onSubmit={submit}>
          <p>{texts.introduction}</p>
          <input type="hidden" name="kind" value="contact" />
          <input type="hidden" name="form" value="contact" />
          <input type="hidden" name="return_to" value={path} />
          <Trap type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
          <Field id="contact-nom" name="nom" label={texts.fields.nom} autoComplete="name" required error={errors.nom} />
          <Field
            id="contact-email"
            name="email"
            type="email"
            label={texts.fields.email}
            autoComplete="email"
            required
            error={errors.email}
          />
          <Field id="contact-telephone" name="telephone" type="tel" label={texts.fields.telephone} autoComplete="tel" />
          <Field
            id="contact-entreprise"
            name="entreprise"
            label={texts.fields.entreprise}
            autoComplete="organization"
          />
          <TextArea id="contact-message" name="message" label={texts.fields.message} required error={errors.message} />
          <Consent>
            <input
              type="checkbox"
              name="consentement"
              value="oui"
              required
              aria-invalid={errors.consentement ? true : undefined}
              aria-describedby={errors.consentement ? 'contact-consentement-error' : undefined}
            />
            <span>{texts.fields.consentement}</span>
          </Consent>
          {errors.consentement ? <Problem id="contact-consentement-error">{errors.consentement}</Problem> : null}
          <Button type="submit">{texts.submit}</Button>
        </Form>
      )}
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.1rem;
`;

const Trap = styled.input`
  position: absolute;
  left: -9999px;
`;

const Consent = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: start;
  font-size: 0.9375rem;
  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--ag-moss);
  }
`;

const Problem = styled.p`
  font-size: var(--ag-size-small);
  font-weight: 600;
  color: var(--ag-danger);
`;
