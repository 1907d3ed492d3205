import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { advertPhones } from '../../pictures/pictures.ts';

/** A sponsored post and a story as they pass under a thumb. */
export const AdvertArt = () => <Phones of={advertPhones} first />;

const Phones = styled(Picture)`
  display: block;
  width: 100%;
  max-width: 20.75rem;
  margin-inline: auto;
  @media (min-width: 48.01rem) {
    max-width: 35rem;
  }
`;
