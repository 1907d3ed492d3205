import { colors, textPairs } from '@agence/shared-contracts/tokens/colors';
import styled from 'styled-components';
import type { ChapterProps } from './ChapterProps.ts';

/** Every pair of text and ground that the kit promises to be readable. */
export function Colors({ theme }: ChapterProps) {
  return (
    <List>
      {textPairs.map(([text, ground]) => (
        <Pair key={`${text} ${ground}`} $text={text} $ground={ground}>
          {text} <small>sur {ground}</small> <code>{colors[theme][text]}</code>
        </Pair>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.5rem;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
`;

const Pair = styled.li<{ $text: string; $ground: string }>`
  padding: 0.75rem 1rem;
  border-radius: var(--ag-radius);
  box-shadow: inset 0 0 0 1px var(--ag-line);
  background: var(--ag-${({ $ground }) => $ground});
  color: var(--ag-${({ $text }) => $text});
  font-weight: 600;
  & > small,
  & > code {
    font-weight: 400;
    font-size: var(--ag-size-small);
  }
`;
