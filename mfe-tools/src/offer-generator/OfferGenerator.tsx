import { massifVideo } from '@agence/shared-contracts/art/pictures';
import type { PageProps } from '@agence/shared-contracts/remote/page';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { offerTexts as texts } from '../content/offerGenerator.ts';
import type { Recipe } from '../content/offerRecipe.ts';
import type { Sector } from '../content/offerSectors.ts';
import { tools } from '../content/tools.ts';
import { Advice } from '../frame/Advice.tsx';
import type { ContourPaths } from '../frame/Contours.tsx';
import { OtherTools } from '../frame/OtherTools.tsx';
import { ToolHero } from '../frame/ToolHero.tsx';
import { exampleOffer } from './exampleOffer.ts';
import { OfferBlank } from './OfferBlank.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferRecipe } from './OfferRecipe.tsx';
import { OfferSheet } from './OfferSheet.tsx';
import { useOffer } from './useOffer.ts';

export interface OfferData {
  readonly sectors: readonly Sector[];
  readonly recipe: Recipe;
  readonly contours: ContourPaths;
}

/** `/outils/generateur-offre-quebec`: four answers, and after the click an offer that can be changed in place (TLS-002). */
export function OfferGenerator({ data: { sectors, recipe, contours } }: PageProps<OfferData>) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useOffer(form, sectors);
  /** Counts the clicks that wrote an offer: each leads to its heading. */
  const [written, setWritten] = useState(0);
  const [refused, setRefused] = useState(0);

  useEffect(() => {
    if (written === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [written]);

  function submit() {
    if (state.generate()) setWritten(written + 1);
    else setRefused(refused + 1);
  }
  return (
    <>
      <ToolHero tool={tools.offer} contours={contours} title={texts.title} lead={texts.lead} />
      <Desk>
        <OfferForm form={form} sectors={sectors} state={state} refused={refused} onSubmit={submit} />
        {state.offer && state.answers ? (
          <OfferSheet contours={contours} offer={state.offer} answers={state.answers} heading={heading} state={state} />
        ) : (
          <OfferBlank example={exampleOffer(sectors)} />
        )}
      </Desk>
      <OfferRecipe texts={recipe} />
      <Advice
        tool={tools.offer}
        art={massifVideo}
        title={state.offer ? texts.advice.title : texts.advice.before}
        text={texts.advice.text}
        action={texts.advice.action}
      />
      <OtherTools than={tools.offer} />
    </>
  );
}

const Desk = styled(Container)`
  display: grid;
  gap: 3rem clamp(2rem, 5vw, 5rem);
  align-items: start;
  @media (min-width: 64rem) {
    grid-template-columns: 24rem minmax(0, 1fr);
    & > form {
      position: sticky;
      top: 6.5rem;
    }
  }
  @media print {
    display: block;
  }
`;
