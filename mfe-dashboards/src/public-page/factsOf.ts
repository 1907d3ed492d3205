import { publicPageTexts } from '../content/publicPage.ts';
import type { PublicPage } from './publicPageApi.ts';

const texts = publicPageTexts.preview.facts;

/** What the page says beside the story, label and value; nothing of what is not known. */
export function factsOf(shown: PublicPage['shown']): readonly (readonly [label: string, value: string])[] {
  const languages = shown.languages.map((code) => publicPageTexts.preview.languages[code] ?? code).join(', ');
  const facts = [
    [texts.company, shown.company],
    [texts.experience, shown.years_experience === null ? null : texts.years(shown.years_experience)],
    [texts.languages, languages && languages.charAt(0).toLocaleUpperCase('fr-CA') + languages.slice(1)],
    [texts.response, shown.response_time],
    [texts.satisfaction, shown.satisfaction_rate === null ? null : texts.percent(Math.round(shown.satisfaction_rate))],
  ] as const;
  return facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

/** Small counts, in one line below the facts; nothing of what is none. @param services how many the page shows */
export function countsOf({ tips, sponsorships }: PublicPage['figures'], services: number): readonly string[] {
  return [
    services > 0 ? texts.services(services) : null,
    tips > 0 ? texts.tips(tips) : null,
    sponsorships > 0 ? texts.sponsorships(sponsorships) : null,
  ].filter((count) => count !== null);
}
