import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { failureTexts } from '../content/failure.ts';

interface FailureNoticeProps {
  /** Whether the page's text is still on screen and only its interactive parts are missing. */
  readonly contentKept: boolean;
  readonly onRetry: () => void;
}

/** What a visitor reads when a remote cannot be loaded or has failed (SHL-108). */
export function FailureNotice({ contentKept, onRetry }: FailureNoticeProps) {
  const texts = contentKept ? failureTexts.contentKept : failureTexts.contentMissing;
  const Title = contentKept ? 'p' : 'h1';
  return (
    <Panel role="alert" $compact={contentKept}>
      <Title>
        <strong>{texts.title}</strong>
      </Title>
      <p>{texts.explanation}</p>
      <Actions>
        <Button type="button" $look="secondary" onClick={onRetry}>
          {failureTexts.retry}
        </Button>
        <Button type="button" $look="quiet" onClick={() => location.reload()}>
          {failureTexts.reload}
        </Button>
      </Actions>
    </Panel>
  );
}

const Panel = styled.section<{ $compact: boolean }>`
  max-width: 60rem;
  margin: ${({ $compact }) => ($compact ? '1rem auto' : '4rem auto')};
  padding: ${({ $compact }) => ($compact ? '1rem 1.5rem' : '3rem 1.5rem')};
`;

const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
`;
