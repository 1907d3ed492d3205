import { backendErrorText } from '@agence/shared-contracts/backend/errors';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { acceptForm, refuseForm } from '@agence/shared-contracts/forms/creator';
import { judge } from '@agence/shared-contracts/forms/judge';
import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import { TextArea } from '@agence/shared-contracts/ui/Field';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Badge } from '@agence/shared-contracts/ui/Text';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { applicationsTexts as texts } from '../content/applications.ts';
import { FactLine } from '../member/FactLine.tsx';
import { Initials } from '../member/Initials.tsx';
import { OpenPanel } from '../member/OpenPanel.tsx';
import { Problem } from '../member/Panel.tsx';
import { PanelClose } from '../member/PanelClose.tsx';
import { personName } from '../member/personName.ts';
import { useForm } from '../member/useForm.ts';
import { type Application, useDecideApplicationMutation } from './applicationsApi.ts';

interface ApplicationDetailProps {
  readonly application: Application;
  readonly onClose: () => void;
}

/** What somebody wrote who wants to create here, and the answer of staff or the fields for it. */
export function ApplicationDetail({ application, onClose }: ApplicationDetailProps) {
  const { full_name, email, about, website_url, status, answer, created_at } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  // Who opened it from the list goes on reading here.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Whole aria-labelledby="candidature">
      <PanelClose label={texts.close} onClose={onClose} />
      <header>
        <Initials name={full_name ?? email} />
        <div>
          <h2 id="candidature" ref={heading} tabIndex={-1}>
            {personName(full_name, email)}
          </h2>
          <p>
            <FactLine>
              <a href={`mailto:${email}`}>{email}</a>
              {texts.received(shortDate(created_at))}
            </FactLine>
          </p>
        </div>
        {status === 'waiting' ? null : (
          <p>
            <Badge $tone={status === 'accepted' ? 'moss' : 'neutral'}>{texts.states[status]}</Badge>
          </p>
        )}
      </header>
      <div>
        <h3>{texts.teaches}</h3>
        <blockquote>{about}</blockquote>
        {website_url ? (
          <a href={website_url} rel="noopener noreferrer nofollow">
            {website_url.replace(/^https?:\/\//, '')}
          </a>
        ) : null}
      </div>
      {status === 'waiting' ? (
        <Decision id={application.id} />
      ) : answer ? (
        <div>
          <h3>{texts.given}</h3>
          <p>{answer}</p>
        </div>
      ) : null}
    </Whole>
  );
}

function Decision({ id }: { readonly id: string }) {
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
    <section aria-labelledby="candidature-reponse">
      <h3 id="candidature-reponse">{texts.decide}</h3>
      <TextArea
        {...field}
        label={texts.answer}
        hint={texts.answerHint}
        rows={3}
        error={isRefusing ? refused.problems.answer : field.error}
      />
      {error ? <Problem role="alert">{backendErrorText(error)}</Problem> : null}
      <Row>
        <Button type="button" aria-disabled={isLoading} onClick={() => void send(true)}>
          {texts.accept}
        </Button>
        <Button type="button" $look="secondary" aria-disabled={isLoading} onClick={() => void send(false)}>
          {texts.decline}
        </Button>
      </Row>
    </section>
  );
}

const Whole = styled(OpenPanel)`
  & > :not(header) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.9rem;
    justify-items: start;
  }
  & h3 {
    margin: 0;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: 1rem;
    border-inline-start: 3px solid var(--ag-edge);
    white-space: pre-wrap;
  }
`;
