import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { publicPageTexts } from '../content/publicPage.ts';
import type { PublicPage } from './publicPageApi.ts';

const texts = publicPageTexts.preview.facts;

/** What the page says beside the story, label and value; nothing of what is not known or is none. */
export function factsOf(
  shown: PublicPage['shown'],
  figures: PublicPage['figures'],
  /** How many the page shows. */
  services: number,
): readonly (readonly [label: string, value: string])[] {
  const languages = shown.languages.map((code) => publicPageTexts.preview.languages[code] ?? code).join(', ');
  const facts = [
    [texts.company, shown.company],
    [texts.experience, shown.years_experience === null ? null : texts.years(shown.years_experience)],
    [texts.languages, languages],
    [texts.response, shown.response_time],
    [texts.satisfaction, shown.satisfaction_rate === null ? null : texts.percent(Math.round(shown.satisfaction_rate))],
    [texts.services, countOf(services)],
    [texts.tips, countOf(figures.tips)],
    [texts.sponsorships, countOf(figures.sponsorships)],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

const countOf = (count: number) => (count > 0 ? frenchNumber(count) : null);
