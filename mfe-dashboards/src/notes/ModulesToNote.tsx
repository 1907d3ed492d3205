import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import styled from 'styled-components';
import { notesTexts as texts } from '../content/notes.ts';
import type { CourseModule, FollowedCourse } from '../learner/followedCourses.ts';
import { Icon } from '../member/Icon.tsx';
import { noteAddress } from './noteAddress.ts';

interface ModulesToNoteProps {
  readonly course: FollowedCourse['formation'];
  /** Those of the course's modules that stand in the list. */
  readonly modules: readonly CourseModule[];
}

/** Modules of a course, each a way to where one notes on it. */
export function ModulesToNote({ course, modules }: ModulesToNoteProps) {
  return (
    <List>
      {modules.map((module) => (
        <li key={module.id}>
          <h3>
            <CardLink href={noteAddress(course.slug, module.id)}>
              {texts.module(course.modules.indexOf(module) + 1, module.title)}
            </CardLink>
          </h3>
          <span>{formatDuration(module.duration_minutes)}</span>
          <Icon name="after" />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > li {
    position: relative;
    display: flex;
    gap: 1rem;
    align-items: center;
    padding: 0.9rem clamp(1.1rem, 2.5vw, 2rem);
  }
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
  & > li:hover {
    background: var(--ag-hover);
  }
  & h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  & > li > span {
    flex: none;
    margin-left: auto;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & svg {
    flex: none;
    color: var(--ag-ink-soft);
  }
`;
