import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { type OwnProfile, useSaveNameMutation } from './accountApi.ts';
import { isName } from './isName.ts';

const texts = accountTexts.profile;

interface ProfileFormProps {
  readonly profile: OwnProfile;
  readonly email: string;
}

/** Address, role and the name that certificates show. */
export function ProfileForm({ profile, email }: ProfileFormProps) {
  const [name, setName] = useState(profile.full_name ?? '');
  const [isInvalid, setInvalid] = useState(false);
  const [save, saved] = useSaveNameMutation();
  const { isLoading, isError } = saved;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setInvalid(!isName(name));
    if (isName(name)) void save({ userId: profile.user_id, name: name.trim() });
  };
  return (
    <Panel as="form" aria-labelledby="profil" onSubmit={submit} noValidate>
      <header>
        <h2 id="profil">{texts.title}</h2>
        <Badge $tone="glacier">{texts.role[profile.role]}</Badge>
      </header>
      <Soft>
        {texts.email} : {email}
      </Soft>
      <Field
        id="nom"
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="name"
        error={isInvalid ? texts.nameInvalid : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {isError ? <Problem role="alert">{texts.failed}</Problem> : null}
      <Save>
        <Button type="submit" $look="secondary" aria-disabled={isLoading}>
          {texts.save}
        </Button>
        <SavingLine saving={savingOf(saved)} />
      </Save>
    </Panel>
  );
}

const Save = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
`;
