import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge, Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { Landing } from '../content/landing.ts';
import { CtaButton } from './CtaButton.tsx';

interface LandingHeroProps {
  readonly hero: Landing['hero'];
  readonly action: Landing['cta'];
  readonly seed: string;
}

export function LandingHero({ hero, action, seed }: LandingHeroProps) {
  return (
    <Ground>
      <ContourArt seed={seed} />
      <Body>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        {hero.badge ? (
          <p>
            <Badge $tone="ember">{hero.badge}</Badge>
          </p>
        ) : null}
        <h1>{hero.title}</h1>
        <Lead>{hero.lead}</Lead>
        <CtaButton id={action.id} location="hero" label={action.label} />
      </Body>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(4rem, 10vw, 9rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.75rem;
  justify-items: start;
  & > h1 {
    max-width: 18ch;
  }
`;
