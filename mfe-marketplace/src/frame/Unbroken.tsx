import styled from 'styled-components';

/** A question whose verb and pronoun no line divides (« mérite-t-elle »); our fonts have no hyphen that holds them. */
export function Unbroken({ children }: { readonly children: string }) {
  return children.split(/(\S+-t-\S+)/).map((part, at) => (at % 2 === 1 ? <Bound key={part}>{part}</Bound> : part));
}

const Bound = styled.span`
  /* Not where text of twice the size leaves a phone no room for it. */
  @media (min-width: 17rem) {
    white-space: nowrap;
  }
`;
