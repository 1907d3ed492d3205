import type { moduleForm } from '@agence/shared-contracts/forms/course';
import type { Stored as Saved, Typed } from '@agence/shared-contracts/forms/judge';
import type { Stored } from '../drafts/useAutosave.ts';
import type { ContentFields, EditedModule, ModuleFields } from './editorApi.ts';

/** A module as it is typed: an empty address means none. */
export type ModuleDraft = Typed<typeof moduleForm>;

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

/** The columns of a module that is typed; what it teaches is a row of its own. */
export const moduleFields = (
  { title, description, duration, is_published, is_preview }: Saved<typeof moduleForm>,
  revision: number,
): ModuleFields => ({ title, description, duration_minutes: duration, is_published, is_preview, revision });

export const contentFields = (
  { content, video_url, captions_url }: Saved<typeof moduleForm>,
  module_id: string,
  revision: number,
): ContentFields => ({ module_id, content, video_url, captions_url: video_url && captions_url, revision });
