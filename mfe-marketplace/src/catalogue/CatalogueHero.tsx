import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import { memo } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';

/** What the catalogue is about. */
export const CatalogueHero = memo(function CatalogueHero() {
  return (
    <Hero>
      <ContourArt seed="formations" />
      <Body>
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1>{texts.title}</h1>
        <Lead>{texts.lead}</Lead>
      </Body>
    </Hero>
  );
});

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(2.5rem, 5vw, 4.5rem) clamp(2rem, 3vw, 3rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;
