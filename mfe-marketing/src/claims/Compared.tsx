import { longDay } from '@agence/shared-contracts/format/frenchDate';
import { claimsPageTexts as texts } from '../content/claimsPage.ts';

/** When the figures were last put beside what commits the agency, and what the page leaves out. */
export function Compared() {
  return (
    <small>
      {texts.compared} <time dateTime={texts.comparedOn}>{longDay(texts.comparedOn)}</time>. {texts.absent}
    </small>
  );
}
