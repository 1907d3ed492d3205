import { Soft } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackLink } from './BackLink.tsx';
import { TitleRow } from './TitleRow.tsx';

interface PlaceHeadProps {
  readonly title: ReactNode;
  /** What it is for, in a sentence. */
  readonly lead?: ReactNode;
  /** The way to the list that it belongs to. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Whether what is open of its list takes the whole of a phone. */
  readonly isBehind?: boolean;
  /** What can be done there. */
  readonly children?: ReactNode;
}

/** What every place begins with. */
export function PlaceHead({ title, lead, back, isBehind = false, children }: PlaceHeadProps) {
  return (
    <TitleRow $isBehind={isBehind}>
      <div>
        {back ? <BackLink href={back.href}>{back.label}</BackLink> : null}
        <h1>{title}</h1>
        {lead ? <LeadLine>{lead}</LeadLine> : null}
      </div>
      {children}
    </TitleRow>
  );
}

/** No line of it is a word alone. */
export const LeadLine = styled(Soft)`
  text-wrap: balance;
`;
