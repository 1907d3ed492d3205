import { Badge, Eyebrow } from '@agence/shared-contracts/ui/Text';
import type { LandingFile } from './landingFile.ts';

/** What stands above the headline: what the page is about, and a mark of trust. */
export function HeroLabel({ landing: { hero } }: LandingFile) {
  const { eyebrow, badge } = hero;
  return (
    <>
      <Eyebrow>{eyebrow}</Eyebrow>
      {badge ? (
        <p>
          <Badge $tone="ember">{badge.value}</Badge>
        </p>
      ) : null}
    </>
  );
}
