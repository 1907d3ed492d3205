import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { type OwnMeasure, useOwnMeasuresQuery } from '../account/measuresApi.ts';
import { editorTexts } from '../content/editor.ts';
import { useMember } from '../member/MemberPage.tsx';

const texts = editorTexts.publish.withdrawn;

/** The measure that keeps a course off the site, where there is one. */
export function useWithdrawal(course: string): OwnMeasure | undefined {
  const { user } = useMember();
  const { data = [] } = useOwnMeasuresQuery(user.id);
  return data.find(({ kind, subject_id, lifted_at }) => kind === 'course' && subject_id === course && !lifted_at);
}

/** Why a course cannot be published, and where its creator answers. */
export function Withdrawn({ measure: { reason, appeal, answered_at } }: { readonly measure: OwnMeasure }) {
  return (
    <Frame>
      <strong>{texts.title}</strong>
      <p>
        {texts.reason} {reason}
      </p>
      {appeal ? <Soft>{answered_at ? texts.upheld : texts.inReview}</Soft> : null}
      <a href="/compte#decisions">{appeal ? texts.decision : texts.appeal}</a>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
  padding-left: 1rem;
  border-left: 4px solid var(--ag-ember);
  overflow-wrap: anywhere;
`;
