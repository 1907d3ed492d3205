import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';

/** The last call of a page, over a landscape by night: `<Dusk data-theme="dark"><NightMassif … />…`. A light footer follows it. */
export const Dusk = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding-block: 15rem clamp(3.5rem, 8vw, 6rem);
  background: #0a1713;
  color: var(--ag-ink);
  ${laidOutWhenNear('42rem')}
  @media (min-width: 75rem) {
    padding-block: clamp(4rem, 8vw, 7rem);
  }
`;

/** The landscape in it. */
export function NightMassif({ of }: { readonly of: PictureSource }) {
  return <ByNight of={of} alt="" light="night" />;
}

const ByNight = styled(Picture)`
  position: absolute;
  inset: 0 0 auto;
  z-index: -1;
  width: 100%;
  height: 24rem;
  max-width: none;
  object-fit: cover;
  object-position: 70% 30%;
  mask-image: linear-gradient(#000 25%, rgb(0 0 0 / 0.75) 42%, rgb(0 0 0 / 0.22) 60%, transparent 72%);
  filter: brightness(1.6);
  /* What is read stands on the ground; the landscape comes out of it without an edge, its sky as dark as the ground. */
  @media (min-width: 75rem) {
    inset: 0 0 auto auto;
    width: 62%;
    /* Lakes in the foreground are cut off. */
    height: 128%;
    object-position: 60% 0;
    filter: brightness(1.25);
    mask-composite: intersect;
    mask-image: linear-gradient(transparent, #000 6%), linear-gradient(
      90deg,
      transparent 18%,
      rgb(0 0 0 / 0.1) 34%,
      rgb(0 0 0 / 0.6) 56%,
      #000 74%
    );
  }
`;
