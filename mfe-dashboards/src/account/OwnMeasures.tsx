import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { appealForm } from '@agence/shared-contracts/forms/moderation';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Soft } from '@agence/shared-contracts/ui/Text';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { ownMeasuresTexts as texts } from '../content/ownMeasures.ts';
import { FactLine } from '../member/FactLine.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { withRaised } from '../member/raised.tsx';
import { useForm } from '../member/useForm.ts';
import { Entry } from '../moderation/Entry.tsx';
import { type OwnMeasure, useAppealMutation, useOwnMeasuresQuery } from './measuresApi.ts';

/** What staff have withdrawn of the person's, why, and the way to appeal; nothing for almost everybody. */
export function OwnMeasures() {
  const { user } = useMember();
  const { data: measures = [], isError } = useOwnMeasuresQuery(user.id);
  if (measures.length === 0 && !isError) return null;
  return (
    <Panel aria-labelledby="decisions">
      <h2 id="decisions">{texts.title}</h2>
      {isError ? <Problem>{texts.failed}</Problem> : null}
      {measures.map((measure) => (
        <Entry key={measure.id}>
          <h3>
            {texts.kinds[measure.kind]}, {measure.subject_name}
          </h3>
          <Soft>
            <FactLine>
              {withRaised(shortDate(measure.created_at))}
              {measure.lifted_at ? texts.lifted : measure.reason}
            </FactLine>
          </Soft>
          {measure.answer ? <p>{texts.answer(measure.answer)}</p> : null}
          {measure.lifted_at || measure.answered_at ? null : measure.appeal ? (
            <p>{texts.waits}</p>
          ) : (
            <Appeal measure={measure} />
          )}
        </Entry>
      ))}
    </Panel>
  );
}

function Appeal({ measure: { id } }: { readonly measure: OwnMeasure }) {
  const { ui } = useShell();
  const [appeal, { isLoading, error }] = useAppealMutation();
  const form = useForm(appealForm, `contestation-${id}`, { words: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = form.attempt();
    if (!said) return;
    const outcome = await appeal({ measure: id, ...said });
    if (!outcome.error) ui.toast({ ...texts.sent, tone: 'success' });
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextArea {...form.field('words')} label={texts.appeal} hint={texts.appealHint} rows={3} />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <div>
        <Button type="submit" $look="secondary" aria-disabled={isLoading}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;
