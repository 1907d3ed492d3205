import { contactFields as contact } from '@agence/shared-contracts/forms/leadFields';
import { contactLabels as labels } from '@agence/shared-contracts/forms/leadLabels';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import { appointments } from '../content/appointments.ts';

const texts = appointments.form;

/** Who asks for a time that is held: a plain form, whose fields the browser checks; what it sends is a request as any other. */
export function DetailsForm({ token, kind }: { readonly token: string; readonly kind: string }) {
  return (
    <Form method="post" action="/functions/v1/lead">
      <input type="hidden" name="kind" value="contact" />
      <input type="hidden" name="form" value="rendez-vous" />
      <input type="hidden" name="demande" value={kind} />
      <input type="hidden" name="rendez_vous" value={token} />
      <input type="hidden" name="return_to" value={`/rendez-vous/${token}`} />
      <Trap type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Field id="rdv-nom" {...contact.nom} label={labels.nom} />
      <Field id="rdv-email" {...contact.email} label={labels.email} />
      <Field id="rdv-telephone" {...contact.telephone} label={texts.optional(labels.telephone)} />
      <TextArea id="rdv-message" {...contact.message} label={labels.message} />
      <Agreement>
        <input type="checkbox" {...contact.consentement} />
        <span>{labels.consentement}</span>
      </Agreement>
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1.1rem;
  max-width: 34rem;
`;

const Trap = styled.input`
  position: absolute;
  left: -9999px;
`;

const Agreement = styled.label`
  display: flex;
  gap: 0.75rem;
  align-items: start;
  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: var(--ag-moss);
  }
`;
