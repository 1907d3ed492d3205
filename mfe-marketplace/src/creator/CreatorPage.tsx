import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { creatorTexts } from '../content/creator.ts';
import { frameTexts } from '../content/frame.ts';
import { Missing } from '../frame/Missing.tsx';
import { CreatorProfile } from './CreatorProfile.tsx';
import { type Creator, readCreator } from './readCreator.ts';

export { creatorHead as head } from './creatorHead.ts';

export async function load({ params, database }: LoadContext): Promise<LoadResult<Creator | null>> {
  const creator = await readCreator(await database(), params.slug ?? '');
  return creator ? { kind: 'found', data: creator } : { kind: 'notFound', data: null };
}

/** `/creators/{slug}` */
export default function CreatorPage({ data }: PageProps<Creator | null>) {
  if (data) return <CreatorProfile creator={data} />;
  return <Missing {...creatorTexts.missing} back={{ label: frameTexts.backToCourses, path: '/formations' }} />;
}
