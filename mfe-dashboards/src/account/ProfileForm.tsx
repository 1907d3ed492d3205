import { Button } from '@agence/shared-contracts/ui/Button';
import { Field } from '@agence/shared-contracts/ui/Field';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { accountTexts } from '../content/account.ts';
import { useCreatorProfileQuery } from '../creator-profile/creatorProfileApi.ts';
import { Initials } from '../member/Initials.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { SavingLine, savingOf } from '../member/SavingLine.tsx';
import { type OwnProfile, useSaveNameMutation } from './accountApi.ts';
import { isName } from './isName.ts';
import { PartName } from './PartName.tsx';

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
  // Learners have no page on which a photo would stand.
  const { data: record } = useCreatorProfileQuery(profile.role === 'learner' ? skipToken : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setInvalid(!isName(name));
    if (isName(name)) void save({ userId: profile.user_id, name: name.trim() });
  };
  return (
    <Panel as="form" aria-labelledby="profil" onSubmit={submit} noValidate>
      <PartName id="profil" title={texts.title} detail={texts.detail} />
      <Who>
        {record?.avatar_url ? <img src={record.avatar_url} alt="" /> : <Initials name={profile.full_name || email} />}
        <div>
          {/* The name stands in its field. */}
          <div>
            <span>{email}</span>
            <Badge $tone="glacier">{texts.role[profile.role]}</Badge>
          </div>
          {record ? (
            <a href="/creator-dashboard/profil">{record.avatar_url ? texts.portrait.change : texts.portrait.choose}</a>
          ) : null}
        </div>
      </Who>
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
        <Button type="submit" aria-disabled={isLoading}>
          {texts.save}
        </Button>
        <SavingLine saving={savingOf(saved)} />
      </Save>
    </Panel>
  );
}

/** As others see somebody. */
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  min-height: 5rem;
  overflow-wrap: anywhere;
  & > img,
  & > span {
    flex: none;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: 50%;
    object-fit: cover;
    font-size: 1.375rem;
  }
  & > div {
    display: grid;
    justify-items: start;
    min-width: 0;
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  & a {
    padding-block: 0.35rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
    text-decoration-color: var(--ag-edge);
  }
`;

const Save = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  /* Room is made when there is something to say. */
  & > :empty {
    position: absolute;
  }
`;
