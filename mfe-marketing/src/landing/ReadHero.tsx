import { HeroArt } from './art/HeroArt.tsx';
import { HeroFigures } from './HeroFigures.tsx';
import { HeroLabel } from './HeroLabel.tsx';
import { HeroOffer } from './HeroOffer.tsx';
import { LandingHero } from './LandingHero.tsx';
import type { LandingFile } from './landingFile.ts';

/** How a landing page begins, which browsers get as HTML alone. */
export function ReadHero(file: LandingFile) {
  return (
    <LandingHero
      {...file}
      label={<HeroLabel {...file} />}
      headline={<h1>{file.landing.hero.title}</h1>}
      offer={<HeroOffer {...file} />}
      art={
        <div>
          <HeroArt {...file} />
        </div>
      }
      figures={<HeroFigures {...file} />}
    />
  );
}
