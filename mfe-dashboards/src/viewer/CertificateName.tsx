import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { useSaveNameMutation } from '../account/accountApi.ts';
import { isName } from '../account/isName.ts';
import { accountTexts } from '../content/account.ts';
import { viewerTexts } from '../content/viewer.ts';
import { Problem } from '../member/Panel.tsx';

const texts = viewerTexts.summit.name;

/** Asks who has told us no name what the certificate is to say, before they see it. */
export default function CertificateName({ userId }: { readonly userId: string }) {
  const [name, setName] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [save, { isLoading, isError }] = useSaveNameMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setInvalid(!isName(name));
    if (isName(name)) void save({ userId, name: name.trim() });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Field
        id="nom-du-certificat"
        label={texts.label}
        hint={texts.hint}
        autoComplete="name"
        error={isInvalid ? accountTexts.profile.nameInvalid : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      <Button type="submit" aria-disabled={isLoading}>
        {isLoading ? texts.saving : texts.save}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  width: min(100%, 24rem);
`;
