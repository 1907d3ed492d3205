import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { useCategoriesQuery } from '../studio/studioApi.ts';

interface OwnCoverProps {
  readonly slug: string;
  readonly category: string;
}

/** The drawn cover of a creator's own course, in the colours that the catalogue gives to its category. */
export function OwnCover({ slug, category }: OwnCoverProps) {
  const { data = [] } = useCategoriesQuery();
  return <CoverArt seed={slug} {...categoryTone(data.find(({ id }) => id === category)?.slug ?? '')} />;
}
