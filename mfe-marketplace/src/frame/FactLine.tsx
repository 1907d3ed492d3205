import { Children, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** Short facts beside each other, each a child: a point stands between them, and never at the beginning or end of a line. */
export function FactLine({ children }: { readonly children: ReactNode }) {
  const facts = Children.toArray(children).filter(Boolean);
  return (
    <Line>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other name than their place
        <span key={index}>
          {fact}
          {/* Words do not run together where they are read or copied. */}
          {index < facts.length - 1 ? ' ' : null}
        </span>
      ))}
    </Line>
  );
}

/** How the children of an element stand as such facts, as in the member area, which is another remote. */
export const factLine = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1em;
  /* The point before the first fact of a line is out of sight. */
  overflow-x: clip;
  & > ::before {
    content: '·' / '';
    display: inline-block;
    width: 1em;
    margin-left: -1em;
    text-align: center;
  }
`;

const Line = styled.span`
  && {
    ${factLine}
  }
`;
