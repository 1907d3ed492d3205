import styled from 'styled-components';

/** A name, with the end of an ordinal number in it raised as French prints it. */
export function Raised({ name }: { readonly name: string }) {
  const [, before, end, after] = /^(.*\d)(er|re|e)\b(.*)$/s.exec(name) ?? [];
  if (!end) return name;
  return (
    <>
      {before}
      <Sup>{end}</Sup>
      {after}
    </>
  );
}

const Sup = styled.sup`
  margin-left: 0.08em;
  font-size: 0.6em;
  /* The line keeps its height. */
  line-height: 0;
`;
