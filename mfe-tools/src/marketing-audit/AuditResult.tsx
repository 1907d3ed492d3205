import { Button } from '@agence/shared-contracts/ui/Button';
import { Container, Row, sprucePanel } from '@agence/shared-contracts/ui/Layout';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { type AuditQuestion, auditTexts } from '../content/marketingAudit.ts';
import { type ContourPaths, Contours } from '../frame/Contours.tsx';
import { Icon } from '../frame/Icon.tsx';
import { ResultActions } from '../frame/ResultActions.tsx';
import { ToolNotice } from '../frame/ToolNotice.tsx';
import { AuditActions } from './AuditActions.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { auditText } from './auditText.ts';
import { BandScale } from './BandScale.tsx';
import { Relief } from './Relief.tsx';
import { auditScore, bandOf, blockScores } from './score.ts';
import type { useAudit } from './useAudit.ts';

const texts = auditTexts.result;

interface AuditResultProps {
  readonly questions: readonly AuditQuestion[];
  readonly contours: ContourPaths;
  readonly answers: readonly number[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly audit: ReturnType<typeof useAudit>;
}

/** Score, band, relief and the three next actions; somebody else's result leaves the own answers alone. */
export function AuditResult({ questions, contours, answers, heading, audit }: AuditResultProps) {
  const score = auditScore(answers);
  const band = bandOf(score);
  const blocks = blockScores(questions, answers);
  const isOwn = audit.isOwn(answers);
  const address = () => audit.address(answers);
  return (
    <Container>
      {isOwn ? null : (
        <ToolNotice role="status">
          <p>{texts.shared}</p>
          <Row>
            <Button type="button" $look="secondary" onClick={() => audit.goTo(1)}>
              {texts.own}
            </Button>
          </Row>
        </ToolNotice>
      )}
      <Panel data-theme="dark">
        <Contours {...contours} />
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {texts.title}
          </h2>
          <p className="score">
            <span className="visually-hidden">{texts.score}</span> {score} <small>{texts.of}</small>
          </p>
          <BandScale score={score} />
          <h3>{band.name}</h3>
          <p>{band.text}</p>
        </div>
        <figure>
          <Relief answers={answers} blocks={blocks} />
          <figcaption>{texts.relief}</figcaption>
        </figure>
      </Panel>
      <Tools>
        <ResultActions address={address} text={() => auditText(questions, answers, location.origin + address())}>
          {isOwn ? (
            <>
              <Button type="button" $look="quiet" onClick={() => audit.goTo(1)}>
                {texts.edit}
              </Button>
              <Button type="button" $look="quiet" onClick={audit.restart}>
                <Icon name="reset" />
                {texts.restart}
              </Button>
            </>
          ) : null}
        </ResultActions>
      </Tools>
      <AuditActions questions={questions} answers={answers} />
      <AuditDetails questions={questions} answers={answers} />
    </Container>
  );
}

const Panel = styled.section`
  ${sprucePanel}
  position: relative;
  display: grid;
  gap: 2.5rem;
  overflow: hidden;
  padding: clamp(1.5rem, 4vw, 4rem);
  & > div,
  & > figure {
    position: relative;
  }
  & h2 {
    outline: none;
    scroll-margin-top: 8rem;
    font-size: var(--ag-size-3);
  }
  & .score {
    margin-block: 1rem 0.5rem;
    font: 700 clamp(5rem, 12vw, 9rem) / 0.9 var(--ag-display);
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
  & .score > small {
    font: 600 var(--ag-size-lead) / 1 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-on-spruce-soft);
  }
  & h3 {
    margin-top: 2rem;
    font-size: var(--ag-size-2);
  }
  & h3 + p {
    max-width: 28.2em;
    margin-top: 0.75rem;
    color: var(--ag-on-spruce-soft);
  }
  & figcaption {
    margin-top: 0.5rem;
    text-align: center;
    font-size: var(--ag-size-small);
    color: var(--ag-on-spruce-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 5fr 6fr;
    align-items: center;
  }
  @media print {
    grid-template-columns: 1fr 1fr;
    padding: 1.5rem;
    print-color-adjust: exact;
    & .score {
      font-size: 5rem;
    }
  }
`;

const Tools = styled.div`
  margin-top: 1.5rem;
`;
