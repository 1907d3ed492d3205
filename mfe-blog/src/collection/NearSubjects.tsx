import styled from 'styled-components';
import { tagPath } from '../content/slugs.ts';
import type { CollectionData } from './loadCollection.ts';

interface NearSubjectsProps {
  readonly title: string;
  readonly subjects: CollectionData['near'];
}

/** Subjects that the same articles have, each of a subject’s neighbours with how many articles it has, where there are several. */
export function NearSubjects({ title, subjects }: NearSubjectsProps) {
  return (
    <Subjects aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {subjects.map(({ tag, count }) => (
          <li key={tag}>
            <a href={tagPath(tag)}>
              <span>{tag}</span>
              {count && count > 1 ? <b>{` ${count}`}</b> : null}
            </a>
          </li>
        ))}
      </ul>
    </Subjects>
  );
}

const Subjects = styled.nav`
  font-size: 0.9375rem;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    margin-top: 0.25rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    font-weight: 600;
    text-decoration: none;
  }
  & span {
    text-decoration: underline;
  }
  & b {
    font: 700 0.9375rem / 1 var(--ag-display);
    color: var(--ag-ink-soft);
  }
`;
