import { LEVEL_LABELS, type Level } from '@agence/shared-contracts/backend/schema';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Field, Select, TextArea } from '@agence/shared-contracts/ui/Field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { dropDraft, keepDraft, readDraft } from '../drafts/draftStore.ts';
import { useMember } from '../member/MemberPage.tsx';
import { canCreate, type NewCourse, newCourseDefaults } from './newCourse.ts';
import { useCategoriesQuery, useCreateCourseMutation } from './studioApi.ts';

const texts = studioTexts.form;
const DRAFT = 'new-course';

interface CreateCourseProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** The creation form. What is typed outlives closing and reloading until the course exists or it is cancelled. */
export function CreateCourse({ onClose, onCreated }: CreateCourseProps) {
  const { user } = useMember();
  const [course, setCourse] = useState<NewCourse>(() => ({ ...newCourseDefaults, ...readDraft(user.id, DRAFT) }));
  const categories = useCategoriesQuery();
  const [create, { isLoading, isError }] = useCreateCourseMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const change = (part: Partial<NewCourse>) => {
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
    if (!canCreate(course) || isLoading) return;
    const created = await create(course);
    if (!created.data) return;
    dropDraft(user.id, DRAFT);
    onCreated(created.data.id);
  };

  return (
    <Panel aria-labelledby="nouvelle-formation">
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
        <Wide>
          <Field
            id="titre"
            label={texts.title}
            hint={texts.titleHint}
            maxLength={160}
            required
            value={course.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
        </Wide>
        <Wide>
          <TextArea
            id="description"
            label={texts.description}
            hint={texts.descriptionHint}
            rows={3}
            maxLength={600}
            value={course.description}
            onChange={({ currentTarget }) => change({ description: currentTarget.value })}
          />
        </Wide>
        <Select
          id="niveau"
          label={texts.level}
          value={course.level}
          onChange={({ currentTarget }) => change({ level: currentTarget.value as Level })}
        >
          {Object.entries(LEVEL_LABELS).map(([level, label]) => (
            <option key={level} value={level}>
              {label}
            </option>
          ))}
        </Select>
        <Select
          id="categorie"
          label={texts.category}
          value={course.category}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        >
          {categories.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Field
          id="duree"
          label={texts.duration}
          inputMode="numeric"
          value={course.duration}
          onChange={({ currentTarget }) => change({ duration: currentTarget.value })}
        />
        <Wide>
          {isError ? <Problem role="alert">{texts.failed}</Problem> : <small>{texts.kept}</small>}
          <div>
            <Button type="submit" disabled={!canCreate(course) || isLoading}>
              {isLoading ? texts.submitting : texts.submit}
            </Button>
            <Button type="button" $look="quiet" onClick={cancel}>
              {texts.cancel}
            </Button>
          </div>
        </Wide>
      </Form>
    </Panel>
  );
}

const Panel = styled.section`
  padding: clamp(1.25rem, 3vw, 2.25rem);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow:
    0 0 0 1px var(--ag-line),
    var(--ag-shadow);
  & > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 1rem;
    margin-bottom: 1.5rem;
  }
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
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: 0.9rem;
  & > small {
    color: var(--ag-ink-soft);
  }
  & > div:has(> button) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
  }
`;

const Problem = styled.p`
  color: var(--ag-danger);
  font-weight: 600;
`;
