import { aboutData } from '../../mfe-marketing/src/about/aboutData.ts';
import { type ClaimName, claims } from '../../mfe-marketing/src/content/claims.ts';
import { claimsPageTexts } from '../../mfe-marketing/src/content/claimsPage.ts';
import * as contact from '../../mfe-marketing/src/content/contactPage.ts';
import { terms } from '../../mfe-marketing/src/content/legal/terms.ts';
import { homeWith } from '../../mfe-marketing/src/home/homeWords.ts';
import { methodData } from '../../mfe-marketing/src/method/methodData.ts';
import { ratesData } from '../../mfe-marketing/src/rates/ratesData.ts';

/** What the pages say that `/nos-chiffres` cites. */
const SAID: Readonly<Record<string, unknown>> = {
  '/': homeWith(undefined, undefined),
  '/a-propos': aboutData(undefined),
  '/methode': methodData(undefined),
  '/tarifs': ratesData(undefined),
  '/nous-joindre': contact,
  '/legal/conditions-utilisation': terms,
};

/**
 * Every figure of `/nos-chiffres` that the page beside it says, as that page says it.
 *
 * @throws Error for one that its page does not say
 */
export function comparedFigures(): Record<string, string> {
  const figures = Object.entries(claimsPageTexts.pages).map(([id, page]) => {
    const { value } = claims[id as ClaimName];
    const path = page?.to.replace(/#.*/, '') ?? '';
    if (!JSON.stringify(SAID[path] ?? '').includes(value)) throw new Error(`${path} does not say ${value} (${id}).`);
    return [id, value] as const;
  });
  return Object.fromEntries(figures);
}
