import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import { firstAnswer } from '../../content/specimens.ts';
import { Fictional } from '../../marks/Fictional.tsx';
import { AdSample } from '../sections/AdSample.tsx';

/** A search, the advertisement of the page that answers it, and the one figure to remember about those. */
export function SearchArt() {
  return (
    <Figure aria-hidden="true">
      <p>
        cuisine sur mesure québec prix
        <i />
      </p>
      <div>
        <AdSample sample="search" lines={firstAnswer} />
        <Fictional>{exampleMark}</Fictional>
        <svg viewBox="24 0 432 190" aria-hidden="true">
          <path d="M28 24h116M28 44h226M28 62h246M28 79h186M28 118h92M28 138h206M28 156h246" />
          <path
            className="map"
            d="M330 16h110a16 16 0 0 1 16 16v126a16 16 0 0 1-16 16H330a16 16 0 0 1-16-16V32a16 16 0 0 1 16-16"
          />
          <path className="street" d="m314 70 142 40M346 174l44-158M314 140l142-70" />
          <path
            className="pin"
            d="M386 122c-24-28-30-38-30-50a30 30 0 0 1 60 0c0 12-6 22-30 50m0-62a11 11 0 1 0 .1 0"
          />
        </svg>
      </div>
      <b>
        <strong>5,8x</strong> <small>de ROAS moyen</small>
      </b>
    </Figure>
  );
}

const Figure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  & > p {
    display: flex;
    align-items: center;
    padding: 1.1rem 1.5rem;
    border-radius: 999px;
    background: var(--ag-surface);
    box-shadow: 0 0 0 1.5px var(--ag-line), var(--ag-shadow);
    font-size: var(--ag-size-lead);
    line-height: 1.3;
  }
  & i {
    flex: none;
    width: 2px;
    height: 1.2em;
    margin-left: 2px;
    background: var(--ag-ember);
  }
  /* It answers from below the field, says what it is in its corner, and stands above what others get. */
  & > div {
    position: relative;
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow: 0 0 0 1px var(--ag-line), var(--ag-shadow);
  }
  & > div > span {
    position: absolute;
    top: 1.1rem;
    right: 1.5rem;
  }
  & > div > div {
    padding: 3.25rem 1.5rem 1.25rem;
    box-shadow: 0 1px var(--ag-line);
    border-radius: 0;
    background: none;
  }
  & svg {
    display: block;
    width: 100%;
    padding: 0 1.5rem 3.75rem;
    fill: none;
    stroke: var(--ag-line);
    stroke-width: 8;
    stroke-linecap: round;
  }
  & .map {
    fill: color-mix(in srgb, var(--ag-moss) 14%, var(--ag-surface));
    stroke: none;
  }
  & .street {
    stroke: var(--ag-surface);
    stroke-linecap: butt;
  }
  & .pin {
    fill: var(--ag-ember);
    fill-rule: evenodd;
    stroke: none;
  }
  /* What it brings hangs on it. */
  & > b {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.5rem;
    justify-self: start;
    position: relative;
    min-width: min(100% - 3rem, 27rem);
    max-width: calc(100% - 3rem);
    margin: -4.5rem 0 0 1.5rem;
    padding: 0.9rem 1.25rem 1.1rem;
    border-radius: var(--ag-radius-large);
    background: var(--ag-spruce);
    color: var(--ag-on-spruce);
  }
  & > b > strong {
    font: 800 clamp(3.5rem, 2rem + 4.5vw, 6rem) / 0.95 var(--ag-display);
    letter-spacing: -0.03em;
  }
  & > b > small {
    font: 600 var(--ag-size-lead) / 1.2 var(--ag-display);
  }
`;
