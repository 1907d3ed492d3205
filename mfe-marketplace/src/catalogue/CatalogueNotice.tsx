import { timeOfDay } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { memo, useEffect, useState } from 'react';
import styled from 'styled-components';
import { stateTexts as texts } from '../content/listStates.ts';
import type { CatalogueAnswer, CatalogueFailure } from './askCatalogue.ts';

/** How often the visitor can try again (marketplace §8). */
const MAX_RETRIES = 3;

interface CatalogueNoticeProps {
  readonly answer: CatalogueAnswer | undefined;
  readonly failure: CatalogueFailure | undefined;
  readonly onRetry: () => void;
}

/** Says what the list on screen is when it is not today's, and why there is none when there is none (AMB-25). */
export const CatalogueNotice = memo(function CatalogueNotice({ answer, failure, onRetry }: CatalogueNoticeProps) {
  const [retries, setRetries] = useState(0);
  const isLive = answer?.source === 'live';
  useEffect(() => {
    if (isLive) setRetries(0);
  }, [isLive]);
  if (isLive) return null;

  const retry = (
    <>
      <Button
        type="button"
        $look="secondary"
        aria-disabled={retries >= MAX_RETRIES}
        onClick={() => {
          setRetries(retries + 1);
          onRetry();
        }}
      >
        {texts.retry}
      </Button>
      {retries >= MAX_RETRIES ? <p>{texts.noMoreRetries}</p> : null}
    </>
  );
  if (answer?.source === 'stale') {
    return (
      <Banner role="status">
        <p>{texts.stale(timeOfDay(answer.at))}</p>
        {retry}
      </Banner>
    );
  }
  if (answer) {
    return (
      <Banner role="status">
        <p>
          <strong>{texts.samples}</strong> {texts.samplesDetail}
        </p>
        {retry}
      </Banner>
    );
  }
  const { title, detail } = failure === 'invalid' ? texts.invalid : texts.failed;
  return (
    <StateMessage tone="error" title={title} actions={retry}>
      {detail}
    </StateMessage>
  );
});

const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.5rem;
  margin-bottom: 1.25rem;
  padding: 1rem 1.5rem;
  border-left: 4px solid var(--ag-ember);
  border-radius: var(--ag-radius);
  background: var(--ag-band);
  & > p {
    flex: 1 1 20rem;
  }
`;
