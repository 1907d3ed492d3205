import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import styled from 'styled-components';

/** A landscape by night in `Dusk`. */
export const NightMassif = ({ of }: { readonly of: PictureSource }) => <ByNight of={of} alt="" light="night" />;

/* By night the sky is as dark as the ground, so that the summit needs no shade above it: it stands where the picture is whole. */
const ByNight = styled(Picture)`
  filter: brightness(1.25);
  @media (min-width: 75rem) {
    && {
      inset: 0 0 auto auto;
      width: 62%;
      object-position: 60% 0;
      mask-image: linear-gradient(transparent, #000 6%), linear-gradient(
        90deg,
        transparent 22%,
        rgb(0 0 0 / 0.12) 28%,
        rgb(0 0 0 / 0.45) 40%,
        rgb(0 0 0 / 0.85) 52%,
        #000 60%
      );
    }
  }
`;
