import { Clauses } from '../reading/Clauses.tsx';
import { HeroArt } from './art/HeroArt.tsx';
import { HeroFigures } from './HeroFigures.tsx';
import { HeroLabel } from './HeroLabel.tsx';
import { HeroOffer } from './HeroOffer.tsx';
import { LandingHero } from './LandingHero.tsx';
import type { LandingFile } from './landingFile.ts';
import { Adverts } from './sections/Adverts.tsx';

/** Its drawing goes on below: what was shown, and what came of it. */
const FACEBOOK = '/publicite-facebook-quebec';

/** How a landing page begins, which browsers get as HTML alone. */
export function ReadHero(file: LandingFile) {
  return (
    <>
      <LandingHero
        {...file}
        label={<HeroLabel {...file} />}
        headline={
          <h1>
            <Clauses>{file.landing.hero.title}</Clauses>
          </h1>
        }
        offer={<HeroOffer {...file} />}
        art={
          <div>
            <HeroArt {...file} />
          </div>
        }
        figures={<HeroFigures {...file} />}
      />
      {file.card.path === FACEBOOK ? <Adverts /> : null}
    </>
  );
}
