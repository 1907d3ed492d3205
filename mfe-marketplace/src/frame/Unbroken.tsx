import styled from 'styled-components';

/** A question whose verb and pronoun no line divides (« mérite-t-elle »); our fonts have no hyphen that holds them. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(/(\S+-t-\S+)/).map((part, at) => (at % 2 === 1 ? <Bound key={part}>{part}</Bound> : part));
}

const Bound = styled.span`
  white-space: nowrap;
`;
