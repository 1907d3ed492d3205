import { Button } from '@agence/shared-contracts/ui/Button';
import { Chip } from '@agence/shared-contracts/ui/Chip';
import { Row } from '@agence/shared-contracts/ui/Layout';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { angles } from '../content/offerAngles.ts';
import { offerTexts } from '../content/offerGenerator.ts';
import { type ContourPaths, Contours } from '../frame/Contours.tsx';
import { Icon } from '../frame/Icon.tsx';
import { ResultActions } from '../frame/ResultActions.tsx';
import type { Answers } from './answers.ts';
import { OfferPart } from './OfferPart.tsx';
import { offerText } from './offerText.ts';
import type { useOffer } from './useOffer.ts';
import { type Offer, parts } from './writeOffer.ts';

const texts = offerTexts.sheet;

interface OfferSheetProps {
  readonly contours: ContourPaths;
  readonly offer: Offer;
  readonly answers: Answers;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly state: ReturnType<typeof useOffer>;
}

/** The offer on a sheet of paper: angles above it, every part open to change, and what to do with it below. */
export function OfferSheet({ contours, offer, answers, heading, state }: OfferSheetProps) {
  const { angle, choose } = state;
  return (
    <Result aria-label={texts.title}>
      <Angles role="group" aria-label={texts.angles}>
        {angles.map(({ name }, index) => (
          <Chip key={name} type="button" aria-pressed={index === angle} onClick={() => choose(index)}>
            {name}
          </Chip>
        ))}
        <Button type="button" $look="quiet" onClick={() => choose(angle + 1)}>
          <Icon name="reset" />
          {texts.another}
        </Button>
      </Angles>
      <p className="visually-hidden" role="status">
        {texts.written(angles[angle]?.name ?? '')}
      </p>
      <Sheet>
        <header>
          <Contours {...contours} />
          <p>{texts.for}</p>
          <h2 ref={heading} tabIndex={-1} dir="auto">
            {answers.entreprise}
          </h2>
          <dl>
            <dt>{texts.sector}</dt>
            <dd>
              <span dir="auto">{answers.secteur}</span> <small>{texts.recognised(state.sector?.name ?? '')}</small>
            </dd>
            <dt>{texts.problem}</dt>
            <dd dir="auto">{answers.probleme}</dd>
            <dt>{texts.solution}</dt>
            <dd dir="auto">{answers.solution}</dd>
          </dl>
        </header>
        <p>{texts.edit}</p>
        {parts.map((part) => (
          <OfferPart key={part} part={part} text={offer[part]} state={state} />
        ))}
      </Sheet>
      <p>{texts.honest}</p>
      <ResultActions address={state.address} text={() => offerText(answers, offer)}>
        <Button type="button" $look="quiet" onClick={state.restart}>
          {texts.restart}
        </Button>
      </ResultActions>
    </Result>
  );
}

const Result = styled.section`
  display: grid;
  gap: 1.5rem;
  min-width: 0;
  & > p {
    max-width: var(--ag-measure);
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
`;

const Angles = styled(Row)`
  @media print {
    display: none;
  }
`;

const Sheet = styled.article`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow:
    0 0 0 1px var(--ag-line),
    var(--ag-shadow);
  & > * {
    padding-inline: clamp(1.25rem, 4vw, 3rem);
  }
  & > header {
    position: relative;
    padding-block: clamp(1.5rem, 4vw, 3rem);
    background: var(--ag-band);
  }
  & > header > :not(svg) {
    position: relative;
  }
  & > header > p {
    font-size: var(--ag-size-small);
    font-weight: 600;
  }
  & > header > h2 {
    outline: none;
    scroll-margin-top: 14rem;
    overflow-wrap: anywhere;
  }
  & dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.35rem 1.25rem;
    margin-top: 1.25rem;
    font-size: var(--ag-size-small);
    line-height: 1.5;
  }
  & dt {
    font-weight: 600;
  }
  & dd {
    min-width: 0;
    overflow-wrap: anywhere;
    color: var(--ag-ink-soft);
  }
  & dd > small {
    font-size: 0.8125rem;
    color: var(--ag-moss);
  }
  & dd > small::before {
    content: '· ';
  }
  & > p {
    padding-top: 1.5rem;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  @media print {
    overflow: visible;
    box-shadow: none;
    & > * {
      padding-inline: 0;
    }
    & > header {
      padding-block: 0 1rem;
      background: none;
    }
    & > header > svg,
    & > p,
    & dd > small {
      display: none;
    }
  }
`;
