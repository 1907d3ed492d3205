import { Field } from '@agence/shared-contracts/ui/Field';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { signInTexts as texts } from '../content/signIn.ts';

interface PasswordFieldProps {
  readonly id: string;
  readonly name?: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly errors: readonly string[] | undefined;
}

/** A password that can be looked at, pasted and filled in by a password manager (WCAG 3.3.8). */
export function PasswordField({ id, name = 'password', errors, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Place>
      <Field
        id={id}
        name={name}
        type={shown ? 'text' : 'password'}
        required
        spellCheck={false}
        autoCapitalize="none"
        error={errors ? <Reasons reasons={errors} /> : undefined}
        {...field}
      />
      <Toggle type="button" aria-controls={id} onClick={() => setShown(!shown)}>
        {shown ? texts.hide : texts.show}
        <span className="visually-hidden">{texts.ofPassword}</span>
      </Toggle>
    </Place>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }): ReactNode {
  if (reasons.length === 1) return reasons[0];
  return (
    <List>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </List>
  );
}

const Place = styled.div`
  position: relative;
`;

const Toggle = styled.button`
  position: absolute;
  /* On the baseline of the label. */
  top: -0.575rem;
  right: -0.5rem;
  min-height: 2.75rem;
  padding-inline: 0.5rem;
  border: 0;
  background: none;
  font-size: var(--ag-size-small);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;

const List = styled.ul`
  padding-left: 1.1rem;
  list-style: disc;
`;
