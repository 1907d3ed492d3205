import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import type { LandingFile } from './landingFile.ts';

/** What stands above the headline: what the page is about. */
export function HeroLabel({ landing: { hero } }: LandingFile) {
  return <Eyebrow>{hero.eyebrow}</Eyebrow>;
}
