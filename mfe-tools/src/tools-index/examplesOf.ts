import { auditQuestions } from '../content/auditQuestions.ts';
import { sectors } from '../content/offerSectors.ts';
import { checklistItems } from '../content/seoChecklistItems.ts';
import { indexTexts } from '../content/toolsIndex.ts';
import { formatCount, formatDollars, formatLeads } from '../facebook-simulator/format.ts';
import { simulate } from '../facebook-simulator/simulate.ts';
import { initialValues, toInputs } from '../facebook-simulator/simulatorValues.ts';
import { auditScore, bandOf, blockScores, topActions } from '../marketing-audit/score.ts';
import { exampleAnswers, exampleOffer } from '../offer-generator/exampleOffer.ts';

/** Twelve answers of a business that is better at doing than at telling. */
const AUDIT = [3, 2, 3, 1, 2, 1, 3, 4, 2, 1, 2, 2];
/** As many as a card has room for. */
const MOST_CHECKS = 3;

/** What each tool gives for an example, computed by the tool itself. Only on the server: browsers get it as data. */
export function examplesOf() {
  const { impressions, clics, leads, coutParLead } = simulate(toInputs(initialValues));
  const score = auditScore(AUDIT);
  const { accroche, garantie } = exampleOffer(sectors);
  return {
    audit: { answers: AUDIT, blocks: blockScores(auditQuestions, AUDIT) },
    result: {
      score,
      band: bandOf(score).name,
      actions: topActions(auditQuestions, AUDIT).map(({ action }) => action.title),
    },
    offer: { name: exampleAnswers.entreprise, accroche, garantie },
    simulator: {
      requests: indexTexts.samples.requests(leads ?? 0, formatLeads(leads)),
      cost: formatDollars(coutParLead),
      stages: [
        [indexTexts.samples.stages.impressions, formatCount(impressions)],
        [indexTexts.samples.stages.clics, formatCount(clics)],
        [indexTexts.samples.stages.leads, formatLeads(leads)],
      ] as const,
    },
    checks: checklistItems.slice(0, MOST_CHECKS).map(({ item }) => item),
  };
}

export type Examples = ReturnType<typeof examplesOf>;
