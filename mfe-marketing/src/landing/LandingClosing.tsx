import { Picture } from '@agence/shared-contracts/art/Picture';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Cta } from './Cta.tsx';
import { Dusk } from './Dusk.tsx';
import type { LandingFile } from './landingFile.ts';
import { isSeenByNight, massifOf } from './massifOf.ts';

/** The closing call to action, before the massif of its trade. */
export function LandingClosing({ card, landing: { cta } }: LandingFile) {
  return (
    <Dusk data-theme="dark">
      {isSeenByNight(card.path) ? (
        <ByNight of={massifOf(card.path)} alt="" light="night" />
      ) : (
        <Picture of={massifOf(card.path)} alt="" />
      )}
      <Body>
        <h2>{cta.title}</h2>
        <div>
          {cta.text ? <Lead>{cta.text}</Lead> : null}
          <Cta id={cta.id} label={cta.label} location="closing" />
        </div>
      </Body>
    </Dusk>
  );
}

/* By night the sky is as dark as the ground, so that the summit needs no shade above it: it stands where the picture is whole. */
const ByNight = styled(Picture)`
  filter: brightness(1.25);
  @media (min-width: 75rem) {
    && {
      inset: 0 0 auto auto;
      width: 62%;
      object-position: 60% 0;
      mask-image: linear-gradient(transparent, #000 6%), linear-gradient(
        90deg,
        transparent 22%,
        rgb(0 0 0 / 0.12) 28%,
        rgb(0 0 0 / 0.45) 40%,
        rgb(0 0 0 / 0.85) 52%,
        #000 60%
      );
    }
  }
`;

const Body = styled(Container)`
  display: grid;
  gap: 1.75rem;
  justify-items: start;
  & > h2 {
    max-width: 9.3em;
    font-size: var(--ag-size-1);
  }
  & > div {
    display: grid;
    gap: 2rem;
    justify-items: start;
  }
`;
