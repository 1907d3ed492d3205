import type { Stored } from '../drafts/useAutosave.ts';
import { parseDuration } from '../studio/newCourse.ts';
import type { ContentFields, EditedModule, ModuleFields } from './editorApi.ts';

/** A module as it is typed: an empty address means none. */
export interface ModuleDraft {
  readonly title: string;
  readonly description: string;
  readonly duration: string;
  readonly content: string;
  readonly video_url: string;
  readonly captions_url: string;
  readonly is_published: boolean;
  readonly is_preview: boolean;
}

/** The revisions are those of the module and of its content, which does not exist before somebody writes it. */
export const storedModule = ({ content, ...module }: EditedModule): Stored<ModuleDraft> => ({
  value: {
    title: module.title,
    description: module.description,
    duration: String(module.duration_minutes),
    content: content?.content ?? '',
    video_url: content?.video_url ?? '',
    captions_url: content?.captions_url ?? '',
    is_published: module.is_published,
    is_preview: module.is_preview,
  },
  revision: [module.revision, content?.revision ?? 0],
});

export const moduleFields = (draft: ModuleDraft, revision: number): ModuleFields => ({
  title: draft.title.trim(),
  description: draft.description,
  duration_minutes: parseDuration(draft.duration),
  is_published: draft.is_published,
  is_preview: draft.is_preview,
  revision,
});

export const contentFields = (draft: ModuleDraft, module_id: string, revision: number): ContentFields => ({
  module_id,
  content: draft.content,
  video_url: draft.video_url.trim() || null,
  captions_url: draft.video_url.trim() ? draft.captions_url || null : null,
  revision,
});
