import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { Dusk, NightMassif } from '../landing/Dusk.tsx';
import { wideOnPhones } from './wideOnPhones.ts';

interface ClosingCallProps {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly label: string;
  /** The landscape of this page. */
  readonly picture: PictureSource;
}

/** How a page that explains something ends: what one may do now, over a landscape by night. */
export function ClosingCall({ title, text, to, label, picture }: ClosingCallProps) {
  return (
    <Dusk data-theme="dark">
      <NightMassif of={picture} />
      <Words>
        <h2>{title}</h2>
        <Lead>{text}</Lead>
        <ButtonLink href={to}>{label}</ButtonLink>
      </Words>
    </Dusk>
  );
}

const Words = styled(Container)`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  ${wideOnPhones}
  & > h2 {
    max-width: 10em;
    font-size: var(--ag-size-1);
  }
  & > p {
    text-wrap: balance;
  }
`;
