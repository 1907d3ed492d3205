import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { auditTexts } from '../content/marketingAudit.ts';
import { ToolNotice } from '../frame/ToolNotice.tsx';
import { isComplete, QUESTIONS } from './answers.ts';
import { PER_STEP, type useAudit } from './useAudit.ts';

const texts = auditTexts.kept;

/** Says on arrival that answers of an earlier visit are still here, and leads to where they stop. */
export function KeptAnswers({ audit }: { readonly audit: ReturnType<typeof useAudit> }) {
  const { answers, kept, view } = audit;
  if (kept === 0 || view.kind !== 'step' || view.step !== 1) return null;
  const next = Math.floor(answers.indexOf(undefined) / PER_STEP) + 1;
  return (
    <ToolNotice role="status">
      <p>{kept === QUESTIONS ? texts.finished : texts.text(kept)}</p>
      <Row>
        {isComplete(answers) ? (
          <Button type="button" $look="secondary" onClick={audit.finish}>
            {texts.show}
          </Button>
        ) : next > 1 ? (
          <Button type="button" $look="secondary" onClick={() => audit.goTo(next)}>
            {texts.resume}
          </Button>
        ) : null}
        <Button type="button" $look="quiet" onClick={audit.restart}>
          {texts.restart}
        </Button>
      </Row>
    </ToolNotice>
  );
}
