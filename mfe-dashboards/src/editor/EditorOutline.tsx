import { formatDuration } from '@agence/shared-contracts/backend/duration';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import type { EditedCourse } from './editorApi.ts';

const { sections, outline, modules: moduleTexts, thumbnail } = editorTexts;

/** What the page has, in its order, with the modules and where each stands. */
export function EditorOutline({ course: { modules } }: { readonly course: EditedCourse }) {
  return (
    <Nav aria-label={outline}>
      <ul>
        <li>
          <a href="#modules">{sections.modules}</a>
          <ol>
            {modules.map(({ id, title, duration_minutes, is_published }) => (
              <li key={id}>
                <a href={`#module-${id}`}>{title}</a>
                <small>
                  {formatDuration(duration_minutes)},{' '}
                  {(is_published ? moduleTexts.state.published : moduleTexts.state.draft).toLowerCase()}
                </small>
              </li>
            ))}
          </ol>
        </li>
        <li>
          <a href="#presentation">{sections.info}</a>
        </li>
        <li>
          <a href="#publication">{sections.publish}</a>
        </li>
        <li>
          <a href="#couverture">{thumbnail.title}</a>
        </li>
        <li>
          <a href="#prix">{sections.price}</a>
        </li>
      </ul>
    </Nav>
  );
}

/** A row of links; beside the page, where there is room, with the modules. */
const Nav = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.25rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    font-weight: 600;
  }
  & ol {
    display: none;
  }
  @media (min-width: 90rem) {
    position: sticky;
    top: 6rem;
    & ul {
      display: grid;
    }
    & a {
      min-height: 2.25rem;
      text-decoration: none;
    }
    & a:hover {
      text-decoration: underline;
    }
    & ol {
      display: grid;
      gap: 0.5rem;
      margin-block: 0.25rem 0.75rem;
      padding-left: 0.9rem;
      border-left: 1px solid var(--ag-line);
      counter-reset: module;
    }
    & ol a {
      display: inline;
      font-size: var(--ag-size-data);
      font-weight: 400;
    }
    & small {
      display: block;
      color: var(--ag-ink-soft);
      font-size: var(--ag-size-label);
    }
  }
`;
