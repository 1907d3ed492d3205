import { Field, TextArea } from '@agence/shared-contracts/ui/Field';
import styled from 'styled-components';
import { editorTexts } from '../content/studio.ts';
import { SaveStatus } from '../drafts/SaveStatus.tsx';
import { useAutosave } from '../drafts/useAutosave.ts';
import { parseDuration } from '../studio/newCourse.ts';
import { type EditedModule, useSaveContentMutation, useSaveModuleMutation } from './editorApi.ts';
import { FieldRow } from './FieldRow.tsx';
import { VideoUpload } from './VideoUpload.tsx';
import { isVideoAddress } from './videoAddress.ts';

const texts = editorTexts.modules.fields;

interface ModuleEditorProps {
  readonly courseId: string;
  readonly module: EditedModule;
}

/** One module: what it is called, its text, its video, and who sees it; saved while it is typed. */
export function ModuleEditor({ courseId, module }: ModuleEditorProps) {
  const [saveModule] = useSaveModuleMutation();
  const [saveContent] = useSaveContentMutation();
  const { value, change, flush, state, savedAt } = useAutosave({
    name: `module:${module.id}`,
    saved: {
      title: module.title,
      description: module.description,
      duration: String(module.duration_minutes),
      content: module.content?.content ?? '',
      video_url: module.content?.video_url ?? '',
      is_published: module.is_published,
      is_preview: module.is_preview,
    },
    isValid: ({ title, video_url }) => title.trim() !== '' && isVideoAddress(video_url),
    save: async ({ duration, content, video_url, title, ...fields }) => {
      const answers = await Promise.all([
        saveContent({ module_id: module.id, content, video_url: video_url.trim() || null }),
        saveModule({
          id: module.id,
          fields: { ...fields, title: title.trim(), duration_minutes: parseDuration(duration) },
        }),
      ]);
      return answers.every((answer) => !('error' in answer));
    },
  });
  const id = (field: string) => `${field}-${module.id}`;
  return (
    <Frame>
      <SaveStatus state={state} savedAt={savedAt} onRetry={() => void flush()} />
      <FieldRow>
        <Field
          id={id('title')}
          label={texts.title}
          maxLength={160}
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
        value={value.description}
        onChange={({ currentTarget }) => change({ description: currentTarget.value })}
      />
      <TextArea
        id={id('content')}
        label={texts.content}
        hint={texts.contentHint}
        rows={10}
        value={value.content}
        onChange={({ currentTarget }) => change({ content: currentTarget.value })}
      />
      <Field
        id={id('video')}
        label={texts.video}
        hint={texts.videoHint}
        inputMode="url"
        error={isVideoAddress(value.video_url) ? undefined : texts.videoInvalid}
        value={value.video_url}
        onChange={({ currentTarget }) => change({ video_url: currentTarget.value })}
      />
      <VideoUpload courseId={courseId} onUploaded={(video_url) => change({ video_url })} />
      <Checks>
        <label>
          <input
            type="checkbox"
            checked={value.is_published}
            onChange={({ currentTarget }) => change({ is_published: currentTarget.checked })}
          />
          {texts.published}
        </label>
        <label>
          <input
            type="checkbox"
            checked={value.is_preview}
            onChange={({ currentTarget }) => change({ is_preview: currentTarget.checked })}
          />
          {texts.preview}
        </label>
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
