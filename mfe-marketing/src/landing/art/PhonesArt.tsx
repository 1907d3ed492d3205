import { Picture } from '@agence/shared-contracts/art/Picture';
import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import styled from 'styled-components';

interface PhonesArtProps {
  readonly of: PictureSource;
}

/** Phones with what a page is about on them; they stand by themselves. */
export const PhonesArt = ({ of }: PhonesArtProps) => <Phones of={of} first />;

/** The same beside a shorter title, where the window is wide. */
export const WidePhonesArt = ({ of }: PhonesArtProps) => <WidePhones of={of} first />;

const Phones = styled(Picture)`
  display: block;
  width: 100%;
  max-width: 20.75rem;
  margin-inline: auto;
  @media (min-width: 48.01rem) {
    max-width: 35rem;
  }
`;

const WidePhones = styled(Phones)`
  /* The shadow at either side of its phone has room of its own. */
  @media (max-width: 48rem) {
    max-width: 21.9rem;
  }
  @media (min-width: 80rem) {
    width: calc(100% + 4rem);
    /* The shadow at its right reaches over the margin, the sheet that throws it does not. */
    margin-inline: -2.6rem -1.4rem;
  }
`;
