import { Button } from '@agence/shared-contracts/ui/Button';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { signInTexts as texts } from '../content/signIn.ts';
import type { FieldErrors } from './fieldErrors.ts';

interface AuthFormProps {
  readonly submit: string;
  readonly busy: boolean;
  readonly errors: FieldErrors;
  /** What has been done, for example that a mail is on its way. */
  readonly notice?: string;
  readonly onSubmit: (fields: FormData, form: HTMLFormElement) => void;
  readonly children: ReactNode;
}

/** A form of the auth dialogs: fields, what is wrong as a whole, what was done, and its one button. */
export function AuthForm({ submit, busy, errors, notice = '', onSubmit, children }: AuthFormProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button stays in focus while the answer is on its way, so it is not disabled.
    if (!busy) onSubmit(new FormData(event.currentTarget), event.currentTarget);
  }
  return (
    <Form noValidate onSubmit={send}>
      {children}
      <p role="alert">{errors.form?.[0]}</p>
      <p role="status">{notice}</p>
      <Button type="submit" $wide aria-disabled={busy || undefined}>
        {busy ? texts.busy : submit}
      </Button>
    </Form>
  );
}

/** Puts the visitor where something has to be mended. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  /* The ring of a field in focus does not touch its name. */
  & label {
    padding-bottom: 0.25rem;
  }
  & > p:empty {
    display: none;
  }
  & > [role='alert'] {
    padding: 0.75rem 1rem;
    border-left: 3px solid var(--ag-danger);
    background: var(--ag-band);
    font-weight: 600;
  }
  & > [role='status'] {
    padding: 0.75rem 1rem;
    border-left: 3px solid var(--ag-moss);
    background: var(--ag-band);
  }
`;
