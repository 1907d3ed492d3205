import { Container } from '@agence/shared-contracts/ui/Layout';
import { Fragment } from 'react';
import styled from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { Fictional } from '../media/Fictional.tsx';
import { sceneAminata, sceneCamille, sceneSamuel } from './pictures.ts';
import type { Quote } from './readCreator.ts';

/** Of creators whom we have invented, by slug. */
const scenes = new Map([
  ['camille-bouchard', sceneCamille],
  ['antoine-levesque', sceneSamuel],
  ['noemie-gagnon', sceneAminata],
]);

interface CreatorQuoteProps {
  readonly quote: Quote;
  /** Whom it is about: what is said of somebody invented is invented too. */
  readonly slug: string;
}

/** What a learner says of a course, beside what its creator teaches by or what it is about. */
export function CreatorQuote({ quote: { text, author, course, path, cover }, slug }: CreatorQuoteProps) {
  return (
    <Said>
      <figure>
        <blockquote>
          {sentencesOf(texts.quote(text)).map((sentence, index) => (
            <Fragment key={sentence}>
              {index > 0 ? ' ' : null}
              <span>{sentence}</span>
            </Fragment>
          ))}
        </blockquote>
        <figcaption>
          {texts.quotedBy(author)}
          <a href={`/formations/${path}`}>{texts.quote(course)}</a> <Fictional slug={slug} />
        </figcaption>
      </figure>
      <img src={scenes.get(slug)?.day ?? cover} alt="" width={640} height={400} loading="lazy" decoding="async" />
    </Said>
  );
}

/** Each begins a line where it does not fit behind the one before it. */
const sentencesOf = (said: string) => said.replaceAll(/([.!?…]) /g, '$1\n').split('\n');

const Said = styled(Container)`
  display: grid;
  gap: 1.5rem clamp(3rem, 7vw, 7rem);
  align-items: center;
  padding-bottom: clamp(2.5rem, 5vw, 4.5rem);
  overflow-wrap: anywhere;
  & blockquote {
    max-width: 18em;
    font: 700 var(--ag-size-2) / 1.15 var(--ag-display);
    text-wrap: balance;
  }
  & blockquote > span {
    display: inline-block;
  }
  & figcaption {
    margin-top: 1rem;
    color: var(--ag-ink-soft);
  }
  & img {
    width: 100%;
    height: auto;
    border-radius: var(--ag-radius-large);
    @media (prefers-color-scheme: dark) {
      filter: brightness(0.86);
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;
