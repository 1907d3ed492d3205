import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import styled, { css } from 'styled-components';
import { failureTexts } from '../content/failure.ts';

interface FailureNoticeProps {
  /** Whether the page's text is still on screen and only its interactive parts are missing. */
  readonly isContentKept: boolean;
  readonly onRetry: () => void;
}

/** Why a page has failed, as far as the browser can tell. */
export function explainFailure(isContentKept: boolean): string {
  const { contentKept, contentMissing, online, offline } = failureTexts;
  if (!navigator.onLine) return `${isContentKept ? contentKept : contentMissing} ${offline}`;
  return isContentKept ? contentKept : `${contentMissing} ${online}`;
}

/** What a visitor reads when a remote cannot be loaded or has failed: a page, or a bar above what is left (SHL-108). */
export function FailureNotice({ isContentKept, onRetry }: FailureNoticeProps) {
  const Title = isContentKept ? 'strong' : 'h1';
  return (
    <Panel role="alert" $isBar={isContentKept}>
      <Title>{failureTexts.title}</Title>
      <p>{explainFailure(isContentKept)}</p>
      <div>
        <Button type="button" onClick={onRetry}>
          {failureTexts.retry}
        </Button>
        <Button type="button" $look={isContentKept ? 'quiet' : 'secondary'} onClick={() => location.reload()}>
          {failureTexts.reload}
        </Button>
        {isContentKept ? null : (
          <ButtonLink $look="quiet" href="/">
            {failureTexts.home}
          </ButtonLink>
        )}
      </div>
    </Panel>
  );
}

const bar = css`
  position: sticky;
  top: 4.5rem;
  z-index: 10;
  gap: 0.5rem;
  padding-block: 0.75rem;
  border-bottom: 1px solid var(--ag-line);
  background: var(--ag-band);
  box-shadow: inset 0 3px var(--ag-ember);
  font-size: var(--ag-size-small);
  @media (max-height: 30rem) {
    position: static;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 1fr auto;
    & > div {
      grid-area: 1 / 2 / 3;
    }
  }
`;

/** Rings as on a map around a summit that was not reached; they fade out behind the text. */
const page = css`
  align-content: center;
  gap: 1.75rem;
  min-height: 60vh;
  padding-block: var(--ag-section);
  background:
    linear-gradient(to bottom right, var(--ag-ground) 50%, transparent),
    repeating-radial-gradient(
      ellipse 4rem 2.75rem at 88% 85%,
      transparent 0 calc(100% - 1.5px),
      var(--ag-contour) calc(100% - 1.5px) 100%
    );
  & > p {
    max-width: 28.2em;
    font-size: var(--ag-size-lead);
    line-height: 1.5;
  }
`;

const Panel = styled.section<{ $isBar: boolean }>`
  display: grid;
  padding-inline: max(var(--ag-gutter), 50% - 41rem + var(--ag-gutter));
  ${({ $isBar }) => ($isBar ? bar : page)}
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
`;
