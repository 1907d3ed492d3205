import { newCourseForm } from '@agence/shared-contracts/forms/course';
import { judge } from '@agence/shared-contracts/forms/judge';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { type CourseBasics, CourseFields } from '../course-fields/CourseFields.tsx';
import { dropDraft, keepDraft, readDraft, withDraft } from '../drafts/draftStore.ts';
import { useMember } from '../member/MemberPage.tsx';
import { Panel, Problem } from '../member/Panel.tsx';
import { newCourseDefaults } from './newCourse.ts';
import { useCreateCourseMutation } from './studioApi.ts';

const texts = studioTexts.form;
const DRAFT = 'new-course';

interface CreateCourseProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** The creation form. What is typed outlives closing and reloading until the course exists or it is cancelled. */
export function CreateCourse({ onClose, onCreated }: CreateCourseProps) {
  const { user } = useMember();
  const [course, setCourse] = useState<CourseBasics>(() => withDraft(newCourseDefaults, readDraft(user.id, DRAFT)));
  const { stored } = judge(newCourseForm, course);
  const [create, { isLoading, isError }] = useCreateCourseMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const change = (part: Partial<CourseBasics>) => {
    const next = { ...course, ...part };
    keepDraft(user.id, DRAFT, next);
    setCourse(next);
  };
  const cancel = () => {
    dropDraft(user.id, DRAFT);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!stored || isLoading) return;
    const created = await create(stored);
    if (!created.data) return;
    dropDraft(user.id, DRAFT);
    onCreated(created.data.id);
  };

  return (
    <Raised aria-labelledby="nouvelle-formation">
      <header>
        <h2 id="nouvelle-formation" ref={heading} tabIndex={-1}>
          {studioTexts.newCourse}
        </h2>
        <Close type="button" aria-label="Fermer" onClick={onClose}>
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" stroke="currentColor" strokeWidth="2">
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </Close>
      </header>
      <Form onSubmit={submit} noValidate>
        <CourseFields value={course} texts={texts} onChange={change} />
        {isError ? (
          <Problem role="alert">{texts.failed}</Problem>
        ) : (
          <small id="nouvelle-formation-aide">
            {stored ? null : <>{texts.titleFirst} </>}
            {texts.private} {texts.kept}
          </small>
        )}
        <Row>
          <Button type="submit" aria-disabled={!stored || isLoading} aria-describedby="nouvelle-formation-aide">
            {isLoading ? texts.submitting : texts.submit}
          </Button>
          <Button type="button" $look="quiet" onClick={cancel}>
            {texts.cancel}
          </Button>
        </Row>
      </Form>
    </Raised>
  );
}

const Raised = styled(Panel)`
  box-shadow: var(--ag-shadow);
  & h2:focus {
    outline: none;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;
  &:hover {
    background: var(--ag-band);
  }
`;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  & > small {
    color: var(--ag-ink-soft);
  }
`;
