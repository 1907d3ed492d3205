import styled, { css } from 'styled-components';
import type { LegalBlock } from '../content/legal/legalText.ts';

/** One block of a legal section. */
export function LegalBlockView({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return <Text>{block.text}</Text>;
    case 'list':
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    case 'named':
      return (
        <List data-mark={block.mark}>
          {block.items.map(([name, text]) => (
            <li key={name}>
              <span>
                <strong>{name}&nbsp;:</strong> {text}
              </span>
            </li>
          ))}
        </List>
      );
    case 'links':
      return (
        <Links>
          {block.items.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </Links>
      );
    case 'table':
      return <LegalTable {...block} />;
  }
}

/** A table that becomes a list of cards where the window is narrow: each cell below its name then says its column. */
function LegalTable({ caption, head, rows, isSum, isCode }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <Table $isSum={isSum} $isCode={isCode}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, at) =>
              at === 0 ? (
                <th key={head[at]} scope="row" data-column={head[at]}>
                  {isCode ? <Names>{cell}</Names> : cell}
                </th>
              ) : (
                <td
                  key={head[at]}
                  data-column={head[at]}
                  className={isSum && at === row.length - 1 ? 'total' : undefined}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Each name by itself, so that none is broken while there is room, and the words between them are words. */
function Names({ children }: { readonly children: string }) {
  return children.split(/( et |, )/).map((part, at) => (at % 2 === 0 ? <code key={part}>{part}</code> : part));
}

/* Some seventy characters to a line: these are read at length. */
const measure = '34em';

const Text = styled.p`
  max-width: ${measure};
`;

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  max-width: ${measure};
  & > li {
    display: flex;
    gap: 0.9rem;
  }
  & > li::before {
    content: '';
    flex: none;
    width: 0.75rem;
    height: 2px;
    margin-top: 0.8em;
    background: var(--ag-ember);
  }
  /* Checks and circles: they differ without their colours too. */
  &[data-mark] > li::before {
    width: 0.95rem;
    height: 0.95rem;
    margin-top: 0.35em;
    border: 2px solid var(--ag-ink-soft);
    border-radius: 50%;
    background: none;
  }
  &[data-mark='held'] > li::before {
    height: 0.55rem;
    margin-top: 0.5em;
    border: solid var(--ag-moss);
    border-width: 0 0 2.5px 2.5px;
    border-radius: 0;
    rotate: -45deg;
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  & a {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 600;
  }
`;

/** What is added up is read from above to below: its amounts are on one edge there, and the total is what counts. */
const sum = css`
  table-layout: fixed;
  max-width: 36rem;
  font-variant-numeric: tabular-nums;
  text-align: right;
  & :is(th, td) {
    padding-right: 0;
  }
  & th:not(th + th) {
    text-align: left;
  }
  & td.total {
    font-weight: 700;
    color: var(--ag-ink);
  }
  @media (max-width: 48rem) {
    & :is(tbody th, td) {
      display: flex;
      justify-content: space-between;
      gap: 1rem;
    }
    & tbody th {
      font-size: inherit;
      font-weight: 400;
    }
    & td.total {
      padding-top: 0.5rem;
      border-top: 1px solid var(--ag-line);
    }
    /* Names of amounts need no colon before an edge of their own. */
    & :is(tbody th, td)::before {
      content: attr(data-column);
      color: var(--ag-ink-soft);
    }
  }
`;

/** Names are short, and what they are for takes the most words. */
const code = css`
  & thead th {
    width: 26%;
  }
  & thead th + th:not(:last-child) {
    width: 46%;
  }
`;

/** The second of four is what is written at most length. */
const list = css`
  & thead th:nth-last-child(3) {
    width: 31%;
  }
`;

const Table = styled.table<{ $isSum: true | undefined; $isCode: true | undefined }>`
  width: 100%;
  border-collapse: collapse;
  text-align: left;
  font-size: 0.9375rem;
  line-height: 1.5;
  & th,
  & td {
    padding: 0.9rem 1.25rem 0.9rem 0;
    border-bottom: 1px solid var(--ag-line);
    vertical-align: top;
  }
  & td {
    color: var(--ag-ink-soft);
  }
  & code {
    display: inline-block;
    font-size: 0.875rem;
  }
  /* Names, and the words between them. */
  & tbody th:has(code) {
    font-size: 0.875rem;
    font-weight: 400;
    word-spacing: 0.25em;
  }
  & thead th {
    border-bottom: 2px solid var(--ag-ink);
    font-size: var(--ag-size-small);
  }
  /* No column takes the room of another one. */
  & thead th {
    width: 23%;
  }
  @media (max-width: 48rem) {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tr {
      display: grid;
      gap: 0.5rem;
      padding-block: 1.25rem;
      border-bottom: 1px solid var(--ag-line);
    }
    & th,
    & td {
      padding: 0;
      border: 0;
    }
    & tbody th {
      font-size: 1.0625rem;
    }
    & td {
      color: inherit;
    }
    & td::before {
      content: attr(data-column) ' : ';
      color: var(--ag-ink-soft);
    }
  }
  ${({ $isSum, $isCode }) => ($isSum ? sum : $isCode ? code : list)}
`;
