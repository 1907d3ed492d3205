import { Fragment } from 'react';
import styled from 'styled-components';

/**
 * The clauses of a heading, each on a line of its own on tablets, where balanced lines would end amid them.
 *
 * @param children its text; what is as short as « Ici, » stays with what follows
 */
export function Clauses({ children }: { readonly children: string }) {
  const clauses = children.replace(/([^.,?!]{10,}[.,?!]) (?=.{10})/g, '$1\n').split('\n');
  if (clauses.length === 1) return children;
  return clauses.map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 ? ' ' : null}
      <Clause>{clause}</Clause>
    </Fragment>
  ));
}

const Clause = styled.span`
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    display: inline-block;
  }
`;
