import { Button } from '@agence/shared-contracts/ui/Button';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { studioTexts as texts } from '../content/studio.ts';
import { EmptyList } from '../member/EmptyList.tsx';
import { CourseCard } from './CourseCard.tsx';
import { DeleteCourse } from './DeleteCourse.tsx';
import type { OwnCourse } from './studioApi.ts';
import { UndoDeletion } from './UndoDeletion.tsx';

/** The others are shown to who asks. */
const SHOWN = 5;
/** Whether somebody has asked: as long as the document lives, so that who comes back finds the link by which they left. */
let wasWhole = false;

interface CourseCardsProps {
  /** Undefined while they load. */
  readonly courses: readonly OwnCourse[] | undefined;
}

/** The list `Mes formations (n)`, with deletion and its undo. */
export function CourseCards({ courses }: CourseCardsProps) {
  const [toDelete, setToDelete] = useState<OwnCourse>();
  const [deleted, setDeleted] = useState<OwnCourse>();
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    if (isAsked) list.current?.children[SHOWN]?.querySelector('a')?.focus();
  }, [isAsked]);
  const rest = courses?.slice(SHOWN) ?? [];
  // What has come back is seen.
  const isWhole = isAsked || wasWhole || rest.some(({ id }) => id === deleted?.id);
  return (
    <section aria-labelledby="mes-formations">
      <Title id="mes-formations">{texts.list(courses?.length)}</Title>
      {deleted ? <UndoDeletion key={deleted.id} course={deleted} onGone={() => setDeleted(undefined)} /> : null}
      {!courses ? (
        <List aria-busy="true">
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} as="li" $height="7rem" />
          ))}
        </List>
      ) : courses.length === 0 ? (
        <EmptyList drawing="courses" title={texts.empty.title}>
          {texts.empty.detail}
        </EmptyList>
      ) : (
        <List ref={list}>
          {(isWhole ? courses : courses.slice(0, SHOWN)).map((course) => (
            <CourseCard key={course.id} course={course} onDelete={() => setToDelete(course)} />
          ))}
        </List>
      )}
      {rest.length > 0 && !isWhole ? (
        <More
          type="button"
          $look="secondary"
          onClick={() => {
            wasWhole = true;
            setAsked(true);
          }}
        >
          {texts.more(rest.length)}
        </More>
      ) : null}
      {toDelete ? (
        <DeleteCourse
          key={toDelete.id}
          course={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => setDeleted(toDelete)}
        />
      ) : null}
    </section>
  );
}

const Title = styled.h2`
  margin-bottom: 1.25rem;
`;

const List = styled.ul`
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
`;

const More = styled(Button)`
  margin-top: 1rem;
`;
