import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { wideOnPhones } from '../reading/wideOnPhones.ts';
import { Cta } from './Cta.tsx';
import { Dusk, NightMassif } from './Dusk.tsx';
import type { LandingFile } from './landingFile.ts';
import { duskOf } from './massifOf.ts';

/** The closing call to action, before a massif by night, that of its trade where it stands out. */
export function LandingClosing({ card, landing: { cta } }: LandingFile) {
  return (
    <Dusk data-theme="dark">
      <NightMassif of={duskOf(card.path)} />
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

const Body = styled(Container)`
  display: grid;
  gap: 1.75rem;
  justify-items: start;
  & > h2 {
    max-width: 11em;
    font-size: var(--ag-size-1);
  }
  & > div {
    display: grid;
    gap: 2rem;
    justify-items: start;
    ${wideOnPhones}
  }
  & p {
    text-wrap: balance;
  }
`;
