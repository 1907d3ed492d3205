import { longDay } from '@agence/shared-contracts/format/frenchDate';
import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { claimsPageTexts as texts } from '../content/claimsPage.ts';
import compared from '../content/evidence/compared.json' with { type: 'json' };

const { date } = compared;
const values: Readonly<Record<string, string>> = compared.figures;

/**
 * When the promises were last put beside the pages that commit the agency, as long as they are what was compared then; and what the
 * page leaves out.
 */
export function Compared({ figures }: Pick<ClaimsText, 'figures'>) {
  const isCompared = figures.every(({ id, value }) => (texts.pages[id] ? values[id] === value : true));
  return (
    <small>
      {isCompared ? (
        <>
          {texts.compared} <time dateTime={date}>{longDay(date)}</time>.{' '}
        </>
      ) : null}
      {texts.absent}
    </small>
  );
}
