import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import type { Database } from '@agence/shared-contracts/remote/page';

/**
 * Puts a free course on the learner's dashboard by beginning its first module. Beginning again changes nothing: the
 * database never lowers progress.
 *
 * @throws Error when the backend refuses or cannot answer
 */
export async function startCourse(database: Database, course: FormationDetail, userId: string): Promise<void> {
  const [first] = course.modules;
  if (!first) throw new Error(`${course.slug} has no module to begin with`);
  const { error } = await database
    .from('user_module_progress')
    .upsert(
      { user_id: userId, formation_id: course.id, module_id: first.id },
      { onConflict: 'user_id,module_id', ignoreDuplicates: true },
    );
  if (error) throw new Error(error.message);
}
