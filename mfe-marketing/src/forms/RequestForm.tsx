import { contactFields as contact } from '@agence/shared-contracts/forms/leadFields';
import { contactLabels as labels } from '@agence/shared-contracts/forms/leadLabels';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import { requestForm } from '../content/requestForm.ts';

interface RequestFormProps {
  /** Begins the ids of its fields: the shell's dialog on the same page asks for the same. */
  readonly id: string;
  /** The page that what is sent leads back to. */
  readonly path: string;
  /** What goes along unseen, under the names that the function knows. */
  readonly along: Readonly<Record<'form', string>> & Readonly<Record<string, string>>;
  readonly submit: string;
}

/** A request in a page: a plain form, whose fields the browser checks; what it sends is as what the dialog sends. */
export function RequestForm({ id, path, along, submit }: RequestFormProps) {
  return (
    <Form method="post" action="/functions/v1/lead">
      <input type="hidden" name="kind" value="contact" />
      {Object.entries(along).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="return_to" value={path} />
      <Trap type="text" name="site_web" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Field id={`${id}-nom`} {...contact.nom} label={labels.nom} />
      <Field id={`${id}-email`} {...contact.email} label={labels.email} />
      <Field id={`${id}-telephone`} {...contact.telephone} label={requestForm.optional(labels.telephone)} />
      <TextArea id={`${id}-message`} {...contact.message} label={labels.message} />
      <Agreement>
        <input type="checkbox" {...contact.consentement} />
        <span>{labels.consentement}</span>
      </Agreement>
      <Button type="submit">{submit}</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;
