import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { applicationForm } from '@agence/shared-contracts/forms/creator';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { FormEvent } from 'react';
import { creatorProfileTexts } from '../content/applications.ts';
import { Panel, Problem } from '../member/Panel.tsx';
import { useForm } from '../member/useForm.ts';
import { useApplyToCreateMutation, useOwnApplicationQuery } from './creatorProfileApi.ts';

const texts = creatorProfileTexts.apply;

/** Asks to become a creator, or says where the question stands. */
export function ApplicationForm({ userId }: { readonly userId: string }) {
  const { data: last, isLoading } = useOwnApplicationQuery(userId);
  const [apply, { isLoading: isSending, error }] = useApplyToCreateMutation();
  const form = useForm(applicationForm, 'candidature', { about: '', website_url: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const application = form.attempt();
    if (application) void apply({ userId, application });
  };
  if (isLoading) return <Skeleton $height="16rem" aria-busy="true" />;
  if (last?.status === 'waiting') return <p role="status">{texts.waiting(shortDate(last.created_at))}</p>;
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
      <TextArea {...form.field('about')} label={texts.about} hint={texts.aboutHint} />
      <Field {...form.field('website_url')} label={texts.website} type="url" />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <div>
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </Panel>
  );
}
