import { useAutosave } from '../drafts/useAutosave.ts';
import {
  type EditedModule,
  refusalOf,
  useEditedCourseQuery,
  useSaveContentMutation,
  useSaveModuleMutation,
} from './editorApi.ts';
import { contentFields, type ModuleDraft, moduleFields, storedModule } from './moduleDraft.ts';
import { isVideoAddress } from './videoAddress.ts';

/** A module that is being typed: its own row first, then the one that holds text and video. */
export function useModuleDraft(courseId: string, module: EditedModule) {
  const { refetch } = useEditedCourseQuery(courseId);
  const [saveModule] = useSaveModuleMutation();
  const [saveContent] = useSaveContentMutation();
  return useAutosave<ModuleDraft>({
    name: `module:${module.id}`,
    stored: storedModule(module),
    isValid: ({ title, video_url }) => title.trim() !== '' && isVideoAddress(video_url),
    async save(value, [moduleRevision = 0, contentRevision = 0]) {
      const row = await saveModule({ id: module.id, fields: moduleFields(value, moduleRevision) });
      if ('error' in row) return refusalOf(row.error);
      const content = await saveContent(contentFields(value, module.id, contentRevision));
      return 'error' in content ? refusalOf(content.error) : [row.data, content.data];
    },
    async reload() {
      const { data } = await refetch();
      const found = data?.modules.find(({ id }) => id === module.id);
      return found && storedModule(found);
    },
  });
}
