import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Prose } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { Block, Inline } from './markup.ts';

/** The parsed text of an article as elements. Blocks never move, so their position is their identity. */
export function ArticleBody({ blocks }: { readonly blocks: readonly Block[] }) {
  return <Text>{blocks.map((block, index) => toElement(block, `${index}`))}</Text>;
}

function toElement(block: Block, key: string) {
  if (block.kind === 'paragraph') return <p key={key}>{block.content.map(toText)}</p>;
  if (block.kind === 'quote') {
    return (
      <blockquote key={key}>
        <p>{block.content.map(toText)}</p>
      </blockquote>
    );
  }
  if (block.kind === 'list') return <ul key={key}>{block.items.map(toItem)}</ul>;
  const Heading = block.level === 2 ? 'h2' : 'h3';
  return (
    <Heading key={key} id={block.id}>
      {block.text}
    </Heading>
  );
}

function toItem(item: readonly Inline[], index: number) {
  const key = `${index}`;
  return <li key={key}>{item.map(toText)}</li>;
}

function toText(piece: Inline, index: number) {
  const key = `${index}`;
  if (typeof piece === 'string') return piece;
  if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
  return (
    <a key={key} href={piece.href}>
      {piece.text}
    </a>
  );
}

const Text = styled(Prose)`
  max-width: 40rem;
  font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.1875rem);
  line-height: 1.7;
  & > p:first-child {
    font-size: 1.15em;
    line-height: 1.6;
  }
  & > h2 {
    margin-top: 2.25em;
    padding-top: 1.5rem;
    border-top: 1px solid var(--ag-line);
    font-size: clamp(1.625rem, 1.4rem + 1vw, 2.125rem);
    line-height: 1.15;
    text-wrap: balance;
  }
  & > h2,
  & > h3 {
    scroll-margin-top: 6rem;
  }
  & > blockquote {
    position: relative;
    margin-block: 1.75rem;
    padding: 1.5rem clamp(1.25rem, 4vw, 2rem);
    border-radius: var(--ag-radius-large) var(--ag-radius-large) var(--ag-radius-large) 0;
    background: var(--ag-band);
    font-size: 0.95em;
  }
  & > h3 {
    margin-top: 2em;
  }
  & > h2 + *,
  & > h3 + * {
    margin-top: 0.75rem;
  }
  & a {
    color: var(--ag-glacier);
  }
  & > :nth-child(n + 12) {
    ${laidOutWhenNear('7rem')}
  }
`;
