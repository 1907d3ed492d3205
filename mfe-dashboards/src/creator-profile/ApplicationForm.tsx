import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type FormEvent, useState } from 'react';
import { creatorProfileTexts } from '../content/applications.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { shortDay } from '../orders/dates.ts';
import { useApplyToCreateMutation, useOwnApplicationQuery } from './creatorProfileApi.ts';

const texts = creatorProfileTexts.apply;

/** Asks to become a creator, or says where the question stands. */
export function ApplicationForm({ userId }: { readonly userId: string }) {
  const { data: last, isLoading } = useOwnApplicationQuery(userId);
  const [apply, { isLoading: isSending, error }] = useApplyToCreateMutation();
  const [about, setAbout] = useState('');
  const [website, setWebsite] = useState('');
  const [wrong, setWrong] = useState<{ about?: string; website?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const length = about.trim().length;
    const found = {
      ...(length < 20 || length > 2000 ? { about: texts.aboutInvalid } : {}),
      ...(website.trim() && !/^https:\/\/[^\s/]+/.test(website.trim()) ? { website: texts.websiteInvalid } : {}),
    };
    setWrong(found);
    if (found.about || found.website) return;
    void apply({ userId, about: about.trim(), website: website.trim() || null });
  };
  if (isLoading) return <Skeleton $height="16rem" aria-busy="true" />;
  if (last?.status === 'waiting') return <p role="status">{texts.waiting(shortDay(last.created_at))}</p>;
  return (
    <Panel as="form" aria-labelledby="devenir" onSubmit={submit} noValidate>
      <h2 id="devenir">{texts.title}</h2>
      <Soft>{texts.detail}</Soft>
      {last?.status === 'declined' ? (
        <div>
          <p>{texts.declined}</p>
          <Soft>{last.answer}</Soft>
        </div>
      ) : null}
      <TextArea
        id="candidature"
        label={texts.about}
        hint={texts.aboutHint}
        error={wrong.about}
        maxLength={2000}
        value={about}
        onChange={({ currentTarget }) => setAbout(currentTarget.value)}
      />
      <Field
        id="candidature-site"
        label={texts.website}
        type="url"
        error={wrong.website}
        value={website}
        onChange={({ currentTarget }) => setWebsite(currentTarget.value)}
      />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <div>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </Panel>
  );
}
