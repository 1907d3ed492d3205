import styled from 'styled-components';
import { tagPath } from '../content/slugs.ts';

interface TopicLinksProps {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Links to the pages of tags (BLG-018). */
export function TopicLinks({ title, tags }: TopicLinksProps) {
  return (
    <Topics aria-label={title}>
      <strong>{title}</strong>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <a href={tagPath(tag)}>{tag}</a>
          </li>
        ))}
      </ul>
    </Topics>
  );
}

const Topics = styled.nav`
  display: grid;
  gap: 0.75rem;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 1.1rem;
    border-radius: 999px;
    border: 1.5px solid var(--ag-edge);
    font-size: 0.9375rem;
    font-weight: 500;
    text-decoration: none;
  }
  & a:hover {
    border-color: currentColor;
  }
`;
