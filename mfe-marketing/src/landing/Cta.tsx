import { type Asked, asking, type RequestContext } from '@agence/shared-contracts/ui/asking';
import { Button, type ButtonLook } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { askedBy } from './askedBy.ts';

interface CtaProps {
  /** Identifier that the tag manager reads (marketing-site §7). */
  readonly id: string;
  readonly label: string;
  /** Where on the page it stands. */
  readonly location: string;
  readonly look?: ButtonLook;
  /** What it asks for, where its identifier does not say. */
  readonly asked?: Asked;
  /** What the visitor has chosen or learned here, which goes along with the request. */
  readonly context?: RequestContext;
}

/** Opens the booking dialog, before and after JavaScript; the page tells analytics (`useTrackedClicks`). */
export function Cta({ id, label, location, look = 'primary', asked, context }: CtaProps) {
  return (
    <Ask {...asking(asked ?? askedBy(id), context)} $look={look} data-cta={id} data-location={location}>
      {label}
    </Ask>
  );
}

/* On phones it is as wide as what it stands below, and long labels stay on one line where they can. */
const Ask = styled(Button)`
  @media (max-width: 29.99rem) {
    width: 100%;
    padding-inline: 1rem;
    letter-spacing: -0.01em;
  }
`;
