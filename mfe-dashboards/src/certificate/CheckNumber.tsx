import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { certificateTexts } from '../content/certificate.ts';

const texts = certificateTexts.other;

/** Looks another number up in the register. */
export function CheckNumber() {
  const { navigation } = useShell();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) void navigation.navigate(`/certificats/${encodeURIComponent(typed.trim())}`);
  };
  return (
    <Form onSubmit={submit}>
      <Field
        id="autre-numero"
        label={texts.label}
        hint={texts.hint}
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" $look="secondary">
        {texts.action}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  margin-top: 1rem;
  padding-top: 1.5rem;
  border-top: 1px solid var(--ag-line);
  @media (min-width: 40rem) and (max-width: 67.99rem) {
    grid-column: 1 / -1;
  }
`;
