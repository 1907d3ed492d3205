import { moduleForm } from '@agence/shared-contracts/forms/course';
import { judge, longest } from '@agence/shared-contracts/forms/judge';
import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { editorTexts } from '../content/editor.ts';
import { FieldRow } from '../course-fields/FieldRow.tsx';
import { ChangedElsewhere } from '../drafts/ChangedElsewhere.tsx';
import { CaptionsUpload } from './CaptionsUpload.tsx';
import type { EditedModule } from './editorApi.ts';
import { useSavedPart } from './savedParts.ts';
import { useModuleDraft } from './useModuleDraft.ts';
import { VideoUpload } from './VideoUpload.tsx';

const { fields: texts, hints, ...moduleTexts } = editorTexts.modules;

interface ModuleEditorProps {
  readonly courseId: string;
  readonly module: EditedModule;
  /** It was just added: its title is what is typed next. */
  readonly isNew: boolean;
  /** What else can be done with it, at its end. */
  readonly children: ReactNode;
}

/** One module: what it is called, its text, its video, and who sees it; saved while it is typed. */
export function ModuleEditor({ courseId, module, isNew, children }: ModuleEditorProps) {
  const draft = useModuleDraft(courseId, module);
  useSavedPart(module.id, draft);
  const { value, change } = draft;
  const { problems } = judge(moduleForm, value);
  const id = (field: string) => `${field}-${module.id}`;
  return (
    <Frame>
      <ChangedElsewhere
        title={moduleTexts.changed}
        mine={value}
        theirs={draft.theirs}
        labels={texts}
        onKeepMine={draft.keepMine}
        onTakeTheirs={draft.takeTheirs}
      />
      <FieldRow>
        <Field
          id={id('title')}
          label={texts.title}
          autoFocus={isNew}
          error={problems.title}
          maxLength={longest(moduleForm, 'title')}
          value={value.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Field
          id={id('duration')}
          label={texts.duration}
          inputMode="numeric"
          value={value.duration}
          onChange={({ currentTarget }) => change({ duration: currentTarget.value })}
        />
      </FieldRow>
      <Field
        id={id('description')}
        label={texts.description}
        maxLength={longest(moduleForm, 'description')}
        error={problems.description}
        value={value.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TextArea
        id={id('content')}
        label={texts.content}
        hint={editorTexts.paragraphs}
        rows={10}
        maxLength={longest(moduleForm, 'content')}
        value={value.content}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
      <Field
        id={id('video')}
        label={texts.video_url}
        hint={hints.video}
        inputMode="url"
        error={problems.video_url}
        value={value.video_url}
        onChange={({ currentTarget }) => change({ video_url: currentTarget.value })}
      />
      <VideoUpload courseId={courseId} moduleId={module.id} onUploaded={(video_url) => change({ video_url })} />
      {value.video_url.trim() ? (
        <CaptionsUpload
          courseId={courseId}
          address={value.captions_url}
          onChange={(captions_url) => change({ captions_url })}
        />
      ) : null}
      <Checks>
        {(['is_published', 'is_preview'] as const).map((field) => (
          <label key={field}>
            <input
              type="checkbox"
              checked={value[field]}
              onChange={({ currentTarget }) => change({ [field]: currentTarget.checked })}
            />
            {texts[field]}
          </label>
        ))}
        {children}
      </Checks>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 1.1rem;
  padding: 0.25rem clamp(0.75rem, 2vw, 1.25rem) 1.25rem;
`;

const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 2rem;
  & > label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-height: 2.75rem;
    cursor: pointer;
  }
  & input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: var(--ag-moss);
  }
`;
