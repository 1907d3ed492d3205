import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Prose } from '@agence/shared-contracts/ui/Text';
import { Fragment } from 'react';
import styled from 'styled-components';
import { Figure } from './Figure.tsx';
import type { Block, Inline } from './markup.ts';

/** The parsed text of an article as elements. Blocks never move, so their position is their identity. */
export function ArticleBody({ blocks }: { readonly blocks: readonly Block[] }) {
  return <Text>{blocks.map((block, index) => toPart(block, index, blocks))}</Text>;
}

/**
 * A note is written before what it is about, and read after it; in the margin it stands beside it, and beside the text that
 * follows: one that is longer than what it is about leaves no hole.
 */
function toPart(block: Block, index: number, blocks: readonly Block[]) {
  const [secondBefore, before, after, secondAfter] = [-2, -1, 1, 2].map((step) => blocks[index + step]);
  if (block.kind === 'note' && hasNotes(after)) {
    return (
      <div key={`${index}`} className="noted">
        {toElement(after, 'text')}
        {toElement(block, 'note')}
        {hasNotes(secondAfter) ? toElement(secondAfter, 'next') : null}
      </div>
    );
  }
  const isNoted = before?.kind === 'note' || (secondBefore?.kind === 'note' && hasNotes(before));
  return isNoted && hasNotes(block) ? null : toElement(block, `${index}`);
}

const hasNotes = (block: Block | undefined): block is Block => block?.kind === 'paragraph' || block?.kind === 'list';

function toElement(block: Block, key: string) {
  if (block.kind === 'paragraph') return <p key={key}>{block.content.map(toText)}</p>;
  if (block.kind === 'quote') {
    return (
      <blockquote key={key}>
        <p>{block.content.map(toText)}</p>
      </blockquote>
    );
  }
  if (block.kind === 'figure') return <Figure key={key} {...block} />;
  if (block.kind === 'table') {
    const [head = [], ...rows] = block.rows;
    const namesOf = (cell: readonly Inline[], column: number) => toCell(cell, column, 'col');
    const toRow = (row: readonly (readonly Inline[])[], line: number) => {
      const cells = row.map((cell, column) => toCell(cell, column, column === 0 ? 'row' : undefined));
      return <tr key={`${line}`}>{cells}</tr>;
    };
    return (
      <figure key={key}>
        <table>
          <thead>
            <tr>{head.map(namesOf)}</tr>
          </thead>
          <tbody>{rows.map(toRow)}</tbody>
        </table>
      </figure>
    );
  }
  if (block.kind === 'pull') {
    return <Pulled key={key}>{block.text}</Pulled>;
  }
  if (block.kind === 'note' || block.kind === 'tool') {
    return (
      <p key={key} role="note" className={block.kind}>
        {block.content.map(toText)}
      </p>
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

function toCell(cell: readonly Inline[], column: number, scope: 'col' | 'row' | undefined) {
  const Cell = scope ? 'th' : 'td';
  const key = `${column}`;
  return (
    <Cell key={key} scope={scope}>
      {cell.map(toText)}
    </Cell>
  );
}

function toText(piece: Inline, index: number) {
  const key = `${index}`;
  if (typeof piece === 'string') return withRaised(piece, key);
  if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
  return (
    <a key={key} href={piece.href}>
      {piece.text}
    </a>
  );
}

/** A text with the end of the first of a month raised, as French prints it. */
function withRaised(text: string, key: string) {
  const [first, ...rest] = text.split(/(?<=\b1)er\b/);
  if (rest.length === 0) return text;
  return (
    <Fragment key={key}>
      {first}
      {rest.map((part) => (
        <Fragment key={part}>
          <sup>er</sup>
          {part}
        </Fragment>
      ))}
    </Fragment>
  );
}

const Pulled = styled.p`
  margin-block: 2.5rem;
  padding-block: 1.5rem;
  border-block: 3px solid;
  font: 700 clamp(1.7rem, 1.2rem + 2.2vw, 2.75rem) / 1.12 var(--ag-display);
  letter-spacing: -0.025em;
  text-wrap: balance;
`;

const Text = styled(Prose)`
  /* Elsewhere it begins on the first screen. */
  @media (max-width: 40rem) {
    ${laidOutWhenNear('400rem')}
    /* For the ring around what has the focus. */
    overflow-clip-margin: 0.5rem;
  }
  max-width: 39rem;
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
    border-radius: var(--ag-radius-large);
    background: var(--ag-band);
    font-size: 0.95em;
  }
  & .note {
    padding-left: 1rem;
    border-left: 3px solid var(--ag-ember);
    font-size: 0.9375rem;
    line-height: 1.5;
    color: var(--ag-ink-soft);
  }
  & > .tool {
    padding: 1.1rem 1.4rem;
    border: 1.5px solid var(--ag-ink);
    border-radius: var(--ag-radius);
    line-height: 1.5;
  }
  & > .tool > strong,
  & .note > strong {
    display: block;
    color: var(--ag-ink);
  }
  & > .tool > a {
    display: table;
    margin-top: 0.75rem;
    padding: 0.6rem 1.25rem;
    border: 1.5px solid var(--ag-ink);
    border-radius: 999px;
    font-weight: 600;
    text-decoration: none;
    color: var(--ag-ink);
  }
  & > h3 {
    margin-top: 2em;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  & :is(th, td) {
    padding: 0.7rem 0.9rem;
    border-bottom: 1px solid var(--ag-line);
    text-align: left;
    font-weight: 400;
  }
  & thead th {
    border-color: currentColor;
    font-weight: 600;
    vertical-align: bottom;
  }
  /* To be filled in. */
  & td:empty {
    min-width: 4rem;
    background: var(--ag-band);
  }
  & td:not(:last-child):empty {
    box-shadow: inset -0.5rem 0 var(--ag-ground);
  }
  /* All columns, also those to be filled in. */
  @media (max-width: 37.49rem) {
    & :is(th, td):not(:empty) {
      padding-inline: 0 0.6rem;
    }
    & td:empty {
      width: 22%;
    }
  }
  @media (min-width: 40rem) {
    & td:empty {
      width: 7.5rem;
    }
    /* A row's name in bold is short. */
    & th > strong {
      white-space: nowrap;
    }
  }
  & > :is(h2, h3) + :where(h3, p, ul, ol, div, figure, table, blockquote, aside) {
    margin-top: 0.75rem;
  }
  & > h2 + :where(h3, p, ul, ol, div, figure, table, blockquote, aside) {
    margin-top: 1rem;
  }
  & > .noted > .note {
    margin-top: 1rem;
  }
  & > .noted > .note + * {
    margin-top: 1.25rem;
  }
  & a {
    color: var(--ag-glacier);
  }
  & sup {
    font-size: 0.65em;
    /* The line keeps its height. */
    line-height: 0;
  }
  & > :nth-child(n + 4) {
    /* As what is laidOutWhenNear, but never held: they are too many, and each too small, to be let in one by one. */
    @media screen {
      content-visibility: var(--ag-later, auto);
      contain-intrinsic-block-size: auto 9rem;
    }
  }
  /* What stands in the margin takes no room in the text; what is wide takes both. */
  @media (min-width: 80rem) {
    & > .noted {
      display: grid;
      grid-template: auto 1fr / 39rem minmax(0, 1fr);
      gap: 0 2.5rem;
      align-items: start;
    }
    & > .noted > .note {
      grid-area: 1 / 2 / span 2;
      margin-top: 0.4rem;
      padding: 0.6rem 0 0;
      border-width: 2px 0 0;
      border-top: 2px solid var(--ag-ember);
    }
    & > .noted,
    & > figure,
    & > ${Pulled} {
      margin-right: calc(39rem - 100cqi);
    }
  }
`;
