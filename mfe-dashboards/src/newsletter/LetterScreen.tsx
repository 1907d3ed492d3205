import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { newsletterTexts as texts } from '../content/newsletter.ts';
import { BackLink } from '../member/BackLink.tsx';
import { LetterProgress } from './LetterProgress.tsx';
import { LetterWriting } from './LetterWriting.tsx';
import { letterState, toneOf } from './letterState.ts';
import { type LettersBoard, useLetterQuery } from './newsletterApi.ts';

/** How often a letter that is being sent is asked about, in milliseconds. */
const POLL_MS = 3000;

interface LetterScreenProps {
  readonly id: string;
  readonly subscribers: LettersBoard['subscribers'];
}

/** One letter: written while it is a draft, then with how far it is. */
export function LetterScreen({ id, subscribers }: LetterScreenProps) {
  const known = useLetterQuery(id);
  const isMoving = known.data !== undefined && ['scheduled', 'sending'].includes(letterState(known.data));
  const { data: letter, error, isError, refetch } = useLetterQuery(id, { pollingInterval: isMoving ? POLL_MS : 0 });
  const isMissing = error !== undefined && 'code' in error && ['letter_not_found', '22P02'].includes(error.code ?? '');
  const state = letter && letterState(letter);
  const name = letter?.sequence ? texts.sequences.names[letter.sequence] : letter?.subject || texts.untitled;
  return (
    <AdminFrame>
      <BackLink href="/admin/infolettre">{texts.back}</BackLink>
      {isError && !letter ? (
        isMissing ? (
          <>
            <h1>{texts.title}</h1>
            <StateMessage title={texts.missing.title}>{texts.missing.detail}</StateMessage>
          </>
        ) : (
          <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
        )
      ) : letter && state ? (
        <>
          <Title>
            <h1>{name}</h1>
            {letter.sequence ? null : <Badge $tone={toneOf(state)}>{texts.states[state]}</Badge>}
          </Title>
          {letter.state === 'draft' ? (
            <LetterWriting letter={letter} subscribers={subscribers} />
          ) : (
            <LetterProgress letter={letter} />
          )}
        </>
      ) : (
        <Skeleton $height="20rem" aria-busy="true" />
      )}
    </AdminFrame>
  );
}

const Title = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;
  align-items: center;
  & > h1 {
    overflow-wrap: anywhere;
  }
`;
