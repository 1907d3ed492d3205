import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

/** `mardi 1er décembre` with the end of its ordinal number raised, as French prints it. */
export function withRaised(text: string): ReactNode {
  return text.split(/\b1er\b/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and do not move.
    <Fragment key={index}>
      {index > 0 ? (
        <>
          1<Raised>er</Raised>
        </>
      ) : null}
      {part}
    </Fragment>
  ));
}

const Raised = styled.sup`
  font-size: 0.65em;
  /* The line keeps its height. */
  line-height: 0;
`;
