import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { campaign } from '../../content/specimens.ts';
import { Fictional } from '../../marks/Fictional.tsx';
import { goodKitchen, storyDoor, storyHands, storyPlan, storyTable } from '../../pictures/pictures.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Colours of a palette's lines; those without a name have the first one. */
const SWATCHES = [undefined, 'sand', 'forest'];
/** What is seen in each frame of a film, and when. */
const FRAMES = [storyDoor, storyPlan, storyHands, storyTable];
const SECONDS_A_FRAME = 9;

const { letter, slide } = campaign;

type Specimen = SectionOf<'specimens'>['specimens'][number];

/** What is made, each beside a specimen of it. */
export function Specimens({ title, ground, specimens }: SectionOf<'specimens'>) {
  return (
    <SectionFrame title={title} ground={ground}>
      <List>
        {specimens.map((specimen) => (
          <li key={specimen.name}>
            <Sample {...specimen} />
            <h3>{specimen.name}</h3>
            <p>{specimen.text}</p>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

function Sample({ sample, lines }: Pick<Specimen, 'sample' | 'lines'>) {
  switch (sample) {
    case 'article':
      return (
        <Article aria-hidden="true">
          <strong>{lines[0]}</strong>
          {lines.slice(1).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Article>
      );
    case 'storyboard':
      return (
        <Storyboard aria-hidden="true">
          {lines.map((line, index) => (
            <span key={line}>
              <Picture of={FRAMES[index] ?? goodKitchen} alt="" />
              <small>
                <b>0:{String(index * SECONDS_A_FRAME).padStart(2, '0')}</b> {line}
              </small>
            </span>
          ))}
        </Storyboard>
      );
    case 'palette':
      return (
        <Campaign aria-hidden="true">
          <section className="letter">
            <small>{letter.kind}</small>
            <strong>{letter.title}</strong>
            <i />
            <i />
            <em>{letter.action}</em>
          </section>
          <section className="slide">
            <small>{slide.kind}</small>
            <strong>{slide.title}</strong>
            <span>{slide.text}</span>
          </section>
          <section className="advert">
            <p>
              <b>{campaign.firm}</b> <Fictional>{exampleMark}</Fictional>
            </p>
            <Picture of={goodKitchen} alt="" light="day" />
            <strong>{campaign.advert}</strong>
          </section>
          <p className="inks">
            {lines.map((line, index) => (
              <span key={line} className={SWATCHES[index]}>
                {line}
              </span>
            ))}
          </p>
        </Campaign>
      );
  }
}

const List = styled.ul`
  display: grid;
  gap: 3.5rem;
  & > li {
    display: grid;
    grid-template-rows: auto auto 1fr;
    gap: 0.75rem;
  }
  & > li > div {
    margin-bottom: 1rem;
  }
  & h3 {
    font-size: var(--ag-size-3);
  }
  & > li > p {
    max-width: 28.2em;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > li {
      grid-template: auto 1fr / 7fr 5fr;
      gap: 0.75rem 2rem;
    }
    & > li > div {
      grid-row: span 2;
      margin-bottom: 0;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 3rem;
    & > li {
      grid-template-rows: subgrid;
      grid-row: span 3;
    }
    & > li > div {
      min-height: 21rem;
    }
  }
`;

const Article = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 0.9rem;
  overflow: hidden;
  padding: 2rem;
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  & > span {
    color: var(--ag-ink-soft);
  }
  & > strong {
    font: 700 var(--ag-size-2) / 1.15 var(--ag-display);
    color: var(--ag-ink);
    text-wrap: balance;
  }
`;

const Storyboard = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.75rem;
  line-height: 1.3;
  /* Beside other specimens the frames share their height. */
  & > span {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 0.4rem;
  }
  & img {
    width: 100%;
    height: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--ag-radius);
    object-fit: cover;
    /* Who acts in a frame stands at its right. */
    object-position: 100%;
  }
  & b {
    color: var(--ag-ember);
    font-variant-numeric: tabular-nums;
  }
`;

/* One look from a letter to a slide: the same words, picture and inks. */
const Campaign = styled.div`
  --clay: #8a3a19;
  --sand: #f3e3d3;
  --forest: #10231d;
  display: grid;
  grid-template: 1fr 1fr auto / 1fr 1.15fr;
  gap: 0.75rem;
  font-size: 0.8125rem;
  line-height: 1.3;
  color: var(--forest);
  & > section {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    padding: 0.9rem;
    overflow: hidden;
    border-radius: var(--ag-radius);
  }
  & strong {
    font: 700 1rem/1.15 var(--ag-display);
  }
  & > .letter {
    background: var(--sand);
  }
  & i {
    height: 0.35rem;
    border-radius: 9px;
    background: color-mix(in srgb, var(--clay) 25%, transparent);
  }
  & em {
    justify-self: start;
    padding: 0.3rem 0.7rem;
    border-radius: 9px;
    background: var(--clay);
    color: #fff;
    font-style: normal;
  }
  & > .slide {
    background: var(--forest);
    color: var(--sand);
    /* Its ground is that of dark pages. */
    outline: 1px solid var(--ag-line);
  }
  & > .slide > strong {
    font-size: 1.75rem;
  }
  & > .advert {
    grid-area: 1 / 2 / 3 / 3;
    grid-template-rows: auto minmax(0, 1fr) auto;
    background: #fff;
    box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  }
  & > .advert > p {
    max-width: none;
    color: inherit;
  }
  & > .advert span {
    color: inherit;
    font-size: inherit;
  }
  & small {
    font-size: inherit;
  }
  & img {
    width: calc(100% + 1.8rem);
    max-width: none;
    height: 100%;
    margin-inline: -0.9rem;
    aspect-ratio: 1.2;
    object-fit: cover;
  }
  & > .inks {
    grid-column: 1 / -1;
    display: flex;
    max-width: none;
    border-radius: var(--ag-radius);
    overflow: hidden;
    outline: 1px solid var(--ag-line);
  }
  & > .inks > span {
    flex: 1;
    padding: 0.45rem 0.9rem;
    background: var(--clay);
    color: #fff;
  }
  & > .inks > .sand {
    background: var(--sand);
    color: var(--forest);
  }
  & > .inks > .forest {
    background: var(--forest);
    color: var(--sand);
  }
  @media (prefers-color-scheme: dark) {
    & > .letter,
    & > .advert,
    & > .inks {
      filter: brightness(0.86) saturate(0.94);
    }
    /* Lighter than the page, which is of its colour. */
    & > .slide,
    & > .inks > .forest {
      background: #24483a;
    }
  }
`;
