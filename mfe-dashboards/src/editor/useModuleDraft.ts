import { moduleForm } from '@agence/shared-contracts/forms/course';
import { judge } from '@agence/shared-contracts/forms/judge';
import { useAutosave } from '../drafts/useAutosave.ts';
import {
  type EditedModule,
  refusalOf,
  useEditedCourseQuery,
  useSaveContentMutation,
  useSaveModuleMutation,
} from './editorApi.ts';
import { contentFields, type ModuleDraft, moduleFields, storedModule } from './moduleDraft.ts';

/** A module that is being typed: its own row first, then the one that holds text and video. */
export function useModuleDraft(courseId: string, module: EditedModule) {
  const { refetch } = useEditedCourseQuery(courseId);
  const [saveModule] = useSaveModuleMutation();
  const [saveContent] = useSaveContentMutation();
  return useAutosave<ModuleDraft>({
    name: `module:${module.id}`,
    stored: storedModule(module),
    isValid: (value) => judge(moduleForm, value).stored !== undefined,
    async save(value, [moduleRevision = 0, contentRevision = 0]) {
      const { stored } = judge(moduleForm, value);
      if (!stored) return 'failed';
      const row = await saveModule({ id: module.id, fields: moduleFields(stored, moduleRevision) });
      if ('error' in row) return refusalOf(row.error);
      const content = await saveContent(contentFields(stored, module.id, contentRevision));
      return 'error' in content ? refusalOf(content.error) : [row.data, content.data];
    },
    async reload() {
      const { data } = await refetch();
      const found = data?.modules.find(({ id }) => id === module.id);
      return found && storedModule(found);
    },
  });
}
