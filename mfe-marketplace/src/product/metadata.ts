import { LEVEL_LABELS } from '@agence/shared-contracts/backend/level';
import { productTexts } from '../content/product.ts';
import { labelOf } from '../frame/labelOf.ts';
import { minutesOf, readableDuration } from './readableDuration.ts';
import type { ListedProduct } from './readProducts.ts';

const texts = productTexts.facts;

/** What is said in a unit of time; files are counted in something else. */
const TIME = /\d ?h|\b(?:min|heure|jour|semaine|mois)/i;

/** The facts of a product that are known, as pairs of label and value. */
export function factsOf({
  category,
  formation,
  metadata: { duration, level, modules },
}: ListedProduct): (readonly [string, string])[] {
  // Of a meeting everybody thinks in minutes.
  const met = category === 'consultation' && duration ? minutesOf(duration) : undefined;
  const count = Array.isArray(modules) ? modules.length : modules;
  return [
    [
      // A file lasts as long as one likes: weeks are what is in it.
      duration && (category === 'resource' || !TIME.test(duration)) ? texts.content : texts.duration,
      met ? texts.minutes(met) : duration && readableDuration(duration),
    ],
    // Files and meetings are of no level.
    [texts.level, formation && level && labelOf(LEVEL_LABELS, level)],
    [texts.modules, count ? texts.count(count) : undefined],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
}
