import { useState } from 'react';
import { Island } from '../lazy/Island.tsx';
import { TypingHeadline } from '../typing-headline/TypingHeadline.tsx';
import { LandingHero } from './LandingHero.tsx';
import type { LandingFile } from './landingFile.ts';
import { heroArt, heroFigures, heroLabel, heroOffer } from './readParts.ts';

/** How a landing page begins whose headline types: that alone answers, what stands around it is only read. */
export function TypedHero(file: LandingFile) {
  const [content] = useState(file);
  const { title, phrases = [] } = file.landing.hero;
  return (
    <LandingHero
      {...file}
      label={<Island part={heroLabel} content={content} />}
      headline={<TypingHeadline title={title} phrases={phrases} />}
      offer={<Island part={heroOffer} content={content} />}
      art={<Island part={heroArt} content={content} />}
      figures={<Island part={heroFigures} content={content} />}
    />
  );
}
