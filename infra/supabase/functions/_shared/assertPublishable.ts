import { isTextKind, textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { Refusal } from './Refusal.ts';

/**
 * Checks a text as its file is checked. Null, which is what the file holds, was checked when the release was built.
 *
 * @throws Refusal `text_broken` with the fields that are to be mended
 */
export function assertPublishable(kind: string, content: unknown): void {
  if (content === null) return;
  const problems = isTextKind(kind) ? textProblems(kind, content) : [{ field: kind, message: 'Unknown kind' }];
  if (problems.length === 0) return;
  const fields = problems.map(({ field }) => field).join(', ');
  throw new Refusal(422, 'text_broken', `Some fields cannot be published: ${fields}`, fields);
}
