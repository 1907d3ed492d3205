import styled from 'styled-components';

/** An address that is too long for a line is broken before its @, and not at a hyphen. */
export function breakable(address: string) {
  const at = address.indexOf('@');
  if (at < 0) return address;
  return (
    <>
      <Part>{address.slice(0, at)}</Part>
      <wbr />
      <Part>{address.slice(at)}</Part>
    </>
  );
}

/** In one piece where a line has room for it, underlined as the link around it is. */
const Part = styled.span`
  display: inline-block;
  max-width: 100%;
  text-decoration: inherit;
`;
