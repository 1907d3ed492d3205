import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

/** `mardi 1er décembre` with the end of its ordinal number raised, as French prints it. */
export function withRaised(text: string): ReactNode {
  const [first, ...rest] = text.split(/(?<=\b1)er\b/);
  // One child, so that who lists children does not take it apart.
  return (
    <>
      {first}
      {rest.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name, and do not move.
        <Fragment key={index}>
          <Raised>er</Raised>
          {part}
        </Fragment>
      ))}
    </>
  );
}

const Raised = styled.sup`
  font-size: 0.65em;
  /* The line keeps its height. */
  line-height: 0;
`;
