import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import styled from 'styled-components';
import { AdminFrame } from '../admin/AdminFrame.tsx';
import { ReadFailure } from '../admin/ReadFailure.tsx';
import { useStaff } from '../console/staff.ts';
import { moderationTexts as texts } from '../content/moderation.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { Panel } from '../member/Panel.tsx';
import { PlaceHead } from '../member/PlaceHead.tsx';
import { MeasurePanel } from './MeasurePanel.tsx';
import { type ReportedReview, useModerationQuery } from './moderationApi.ts';
import { ReportedPanel } from './ReportedPanel.tsx';
import { TakeMeasure } from './TakeMeasure.tsx';
import { UndoKeeping } from './UndoKeeping.tsx';

/** What waits for a decision first: reported reviews, then measures, those that somebody appeals before the others. */
export function Moderation() {
  const { isAllowed } = useStaff();
  const { data: board, isError, refetch } = useModerationQuery(isAllowed ? undefined : skipToken);
  /** What was let stand last. */
  const [kept, setKept] = useState<ReportedReview>();
  const hasNone = board?.measures.length === 0;
  return (
    <AdminFrame>
      <PlaceHead title={texts.title} lead={texts.lead} />
      {isError && !board ? (
        <ReadFailure texts={texts.failed} onRetry={() => void refetch()} />
      ) : !board ? (
        <Skeleton $height="24rem" aria-busy="true" />
      ) : (
        <>
          <Columns $isStacked={hasNone}>
            <Panel aria-labelledby="avis-signales">
              <h2 id="avis-signales">
                {texts.reported.title} {board.reported.length > 0 ? <Count>{board.reported.length}</Count> : null}
              </h2>
              {kept ? <UndoKeeping key={`${kept.id} ${kept.seen_until}`} review={kept} /> : null}
              {board.reported.length === 0 ? (
                <EmptyList drawing="words" title={texts.reported.none} example={texts.reported.example}>
                  {texts.reported.noneDetail}
                </EmptyList>
              ) : null}
              {board.reported.map((review) => (
                <ReportedPanel key={review.id} review={review} onKept={setKept} />
              ))}
            </Panel>
            {/* What is to be decided above it weighs more. */}
            {hasNone && board.reported.length > 0 ? (
              <NoneYet aria-labelledby="mesures">
                <h2 id="mesures">{texts.measures.title}</h2>
                <Soft>{texts.measures.noneYet}</Soft>
              </NoneYet>
            ) : (
              <Panel aria-labelledby="mesures">
                <h2 id="mesures">{texts.measures.title}</h2>
                {hasNone ? (
                  <EmptyList drawing="measures" title={texts.measures.none} example={texts.measures.example}>
                    {texts.measures.noneDetail}
                  </EmptyList>
                ) : null}
                {board.measures.map((measure) => (
                  <MeasurePanel key={measure.id} measure={measure} />
                ))}
              </Panel>
            )}
          </Columns>
          <TakeMeasure />
        </>
      )}
    </AdminFrame>
  );
}

/** As beside the names of tabs. */
const Count = styled.small`
  margin-left: 0.15em;
  font: 500 var(--ag-size-data) / 1 var(--ag-text);
  letter-spacing: 0;
  color: var(--ag-ink-soft);
`;

/** A sheet of one line. */
const NoneYet = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: baseline;
`;

const Columns = styled.div<{ $isStacked: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  @media (min-width: 72rem) {
    grid-template-columns: ${({ $isStacked }) => ($isStacked ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(0, 1fr)')};
    align-items: start;
  }
`;
