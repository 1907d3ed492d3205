import { Picture } from '@agence/shared-contracts/art/Picture';
import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { shopTexts } from '../content/shop.ts';
import { benches } from '../goods/benches.ts';
import { guide } from '../goods/pictures.ts';

const texts = shopTexts.guide;

/** What costs nothing closes the shop: a guide to take along. */
export function FreeGuide() {
  return (
    <Band aria-labelledby="guide">
      <Picture of={guide} />
      <div>
        <small>{texts.kind}</small>
        <h2 id="guide">{texts.title}</h2>
        <p>{texts.text}</p>
        <a href={texts.file} download={texts.file.slice(texts.file.lastIndexOf('/') + 1)}>
          {texts.action}
        </a>
      </div>
    </Band>
  );
}

const Band = styled.section`
  ${laidOutWhenNear('33rem')}
  display: grid;
  border-radius: var(--ag-radius-large);
  background: ${benches.lichen.day};
  @media (prefers-color-scheme: dark) {
    background: ${benches.lichen.night};
  }
  & > div {
    display: grid;
    gap: 0.35rem;
    align-content: center;
    justify-items: start;
    padding: clamp(1.25rem, 3vw, 2.5rem);
  }
  & img {
    width: 100%;
    height: 19rem;
    padding-top: 1.5rem;
    object-fit: contain;
  }
  & h2 {
    font-size: var(--ag-size-3);
  }
  & small,
  & p {
    color: var(--ag-ink-soft);
  }
  & p {
    font-size: 0.9375rem;
  }
  & a {
    padding-block: 0.6rem;
    font-weight: 600;
  }
  @media (max-width: 39.99rem) {
    margin-top: 1.25rem;
  }
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    & img {
      height: 14rem;
      padding-block: 1.5rem;
    }
    /* The guide stands higher than its ground, where that does not cut it off. */
    @supports (overflow-clip-margin: 4rem) {
      margin-top: 3.5rem;
      overflow-clip-margin: 4rem;
      & img {
        height: 17rem;
        margin-top: -3.5rem;
        padding-block: 0 0.75rem;
      }
    }
  }
`;
