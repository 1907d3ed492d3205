import { Picture } from '@agence/shared-contracts/art/Picture';
import { courseCover } from '../member/courseCover.ts';
import { useCategoriesQuery } from '../studio/studioApi.ts';

/** The cover of a creator's own course that has none: that of its category, as learners see it. */
export function OwnCover({ category }: { readonly category: string }) {
  const { data = [] } = useCategoriesQuery();
  return <Picture of={courseCover(data.find(({ id }) => id === category)?.slug ?? '')} alt="" />;
}
