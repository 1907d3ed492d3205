import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';

const { sections, outline, thumbnail } = editorTexts;

/** The parts of the page, in its order. */
const PARTS = [
  ['modules', sections.modules],
  ['presentation', sections.info],
  ['publication', sections.publish],
  ['couverture', thumbnail.title],
  ['prix', sections.price],
] as const;

/** What the page has, as a row of links. */
export function EditorOutline() {
  return (
    <Nav aria-label={outline}>
      <ul>
        {PARTS.map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}

const Nav = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--ag-ink-soft);
    font-size: var(--ag-size-data);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    color: var(--ag-ink);
    text-decoration: underline;
  }
`;
