import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** The last call of a page, over a landscape: `<Dusk data-theme="dark"><Picture … />…`. A light footer follows it. */
export const Dusk = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding-block: 15rem clamp(3.5rem, 8vw, 6rem);
  background: #0a1713;
  color: var(--ag-ink);
  ${laidOutWhenNear('42rem')}
  & > picture img {
    position: absolute;
    inset: 0 0 auto;
    z-index: -2;
    width: 100%;
    height: 24rem;
    max-width: none;
    object-fit: cover;
    object-position: 70% 30%;
  }
  /* What is read stands on dark ground, whatever the picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(rgb(9 22 18 / 0.1) 4rem, rgb(9 22 18 / 0.95) 19rem);
  }
  @media (min-width: 48rem) {
    padding-block: clamp(4rem, 8vw, 7rem);
    & > picture img {
      height: 100%;
    }
    &::after {
      background: linear-gradient(90deg, rgb(9 22 18 / 0.95), rgb(9 22 18 / 0.9) 50%, rgb(9 22 18 / 0.08) 78%);
    }
  }
`;
