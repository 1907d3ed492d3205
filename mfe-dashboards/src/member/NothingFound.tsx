import { Button } from '@agence/shared-contracts/ui/Button';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { memberFrameTexts } from '../content/memberFrame.ts';
import { EmptyList } from './EmptyList.tsx';
import { Panel } from './Panel.tsx';

interface NothingFoundProps {
  /** What was looked for by words, if anything was: the title repeats it. */
  readonly words: string | undefined;
  readonly title: string;
  readonly children?: ReactNode;
  /** What takes the filters away. */
  readonly action: string;
  readonly onClear: () => void;
  /** Where else it may be. */
  readonly beyond?: ReactNode;
}

/** Where no entry of a list passes its filters, and the way back to all of them. */
export function NothingFound({ words, title, children, action, onClear, beyond }: NothingFoundProps) {
  return (
    <Room as="div">
      <EmptyList
        drawing="nothingFound"
        title={words ? memberFrameTexts.search.nothingFor(words) : title}
        actions={
          <>
            <Button type="button" $look="secondary" onClick={onClear}>
              {action}
            </Button>
            {beyond}
          </>
        }
      >
        {children ?? (words ? title : null)}
      </EmptyList>
    </Room>
  );
}

/** The list's own sheet, which stays where its rows are gone. */
const Room = styled(Panel)`
  padding-block: clamp(1.5rem, 5vw, 3rem);
  overflow-wrap: anywhere;
`;
