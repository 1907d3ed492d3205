import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { acceptForm, refuseForm } from '@agence/shared-contracts/forms/creator';
import { judge } from '@agence/shared-contracts/forms/judge';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { applicationsTexts as texts } from '../content/applications.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { personName } from '../member/personName.ts';
import { useForm } from '../member/useForm.ts';
import { WholeState } from '../member/WholeState.tsx';
import { AnswerButton } from '../moderation/Entry.tsx';
import { type Application, useApplicationsQuery, useDecideApplicationMutation } from './applicationsApi.ts';

/** Applications, those that wait first. */
export function Applications() {
  const { isAllowed } = useStaff();
  const { data: applications, isError, refetch } = useApplicationsQuery(isAllowed ? undefined : skipToken);
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead} />
      {isError && !applications ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !applications ? (
        <Skeleton $height="20rem" aria-busy="true" />
      ) : applications.length === 0 ? (
        <WholeState kind="empty" title={texts.empty} example={texts.example}>
          {texts.emptyDetail}
        </WholeState>
      ) : (
        applications.map((application) => <ApplicationPanel key={application.id} application={application} />)
      )}
    </AdminFrame>
  );
}

function ApplicationPanel({ application }: { readonly application: Application }) {
  const { id, full_name, email, about, website_url, status, answer, created_at } = application;
  const { ui } = useShell();
  const form = useForm(acceptForm, `candidature-${id}`, { answer: '' });
  const field = form.field('answer');
  // Who is declined is told why.
  const refused = judge(refuseForm, form.typed);
  const [isRefusing, setRefusing] = useState(false);
  const [decide, { isLoading, error }] = useDecideApplicationMutation();
  const send = async (accepted: boolean) => {
    setRefusing(!accepted);
    const said = accepted ? form.attempt() : refused.stored;
    if (!said) return document.getElementById(field.id)?.focus();
    const outcome = await decide({ application: id, accepted, ...said });
    if (!outcome.error) ui.toast({ ...texts.decided, tone: 'success' });
  };
  return (
    <Panel aria-labelledby={`candidature-${id}`}>
      <header>
        <div>
          <h2 id={`candidature-${id}`}>{personName(full_name, email)}</h2>
          <Soft>
            <FactLine>
              {email}
              {shortDate(created_at)}
            </FactLine>
          </Soft>
        </div>
        <Badge $tone={status === 'waiting' ? 'ember' : status === 'accepted' ? 'moss' : 'neutral'}>
          {texts.states[status]}
        </Badge>
      </header>
      <p>{about}</p>
      {website_url ? (
        <a href={website_url} rel="noopener noreferrer nofollow">
          {website_url}
        </a>
      ) : null}
      {answer ? <Soft>{answer}</Soft> : null}
      {status === 'waiting' ? (
        <AnswerButton>
          <summary aria-label={texts.openOf(full_name ?? email)}>{texts.open}</summary>
          <TextArea
            {...field}
            label={texts.answer}
            hint={texts.answerHint}
            rows={2}
            error={isRefusing ? refused.problems.answer : field.error}
          />
          {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
          <Row>
            <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void send(true)}>
              {texts.accept}
            </Button>
            <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void send(false)}>
              {texts.decline}
            </Button>
          </Row>
        </AnswerButton>
      ) : null}
    </Panel>
  );
}
