import styled from 'styled-components';
import { fileSize } from '../frame/fileSize.ts';
import type { Inside } from './readInside.ts';

/** The files that one gets, each by its format and size. */
export function Files({ files }: Pick<Inside, 'files'>) {
  return (
    <List>
      {files.map(({ name, about, format, bytes }) => (
        <li key={name}>
          <span className="format">{format}</span>
          <div>
            <strong>{name}</strong>
            <p>{about}</p>
          </div>
          <span className="size">{fileSize(bytes)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.25rem clamp(0.9rem, 2vw, 1.5rem);
    align-items: center;
    padding-block: 1rem;
    border-top: 1px solid var(--ag-line);
  }
  & .format {
    display: grid;
    place-content: end center;
    width: 2.9rem;
    height: 3.6rem;
    padding-bottom: 0.5rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 0.2rem 0.9rem 0.2rem 0.2rem;
    font: 700 0.875rem/1 var(--ag-display);
    color: var(--ag-ember);
    background: var(--ag-surface);
  }
  & p,
  & .size {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & .size {
    white-space: nowrap;
  }
`;
