import type { LoadContext, LoadResult, PageProps } from '@agence/shared-contracts/remote/page';
import { creatorTexts } from '../content/creator.ts';
import { frameTexts } from '../content/frame.ts';
import { listAll } from '../frame/listAll.ts';
import { useSlowCourse } from '../frame/useSlowCourse.ts';
import { Missing } from '../way/Missing.tsx';
import { CreatorProfile } from './CreatorProfile.tsx';
import { type Creator, readCreator } from './readCreator.ts';

export { creatorHead as head } from './creatorHead.ts';

async function loadCreator({ params, database }: LoadContext): Promise<LoadResult<Creator | null>> {
  const creator = await readCreator(await database(), params.slug ?? '');
  return creator ? { kind: 'found', data: creator } : { kind: 'notFound', data: null };
}

/** Data pages are read on the server; what reads them stays off the browser's bundle. */
export const load = import.meta.env.BROWSER_BUILD ? undefined : loadCreator;

/** Their courses lead to creators. Who offers services alone has a page for who knows its address. */
async function listPages({ database }: Pick<LoadContext, 'database'>) {
  return listAll(await database(), '/creators/', {
    table: 'creators',
    named: 'slug',
    only: ['total_formations', 'gt', 0],
  });
}
export const sitemapPages = import.meta.env.BROWSER_BUILD ? undefined : listPages;

/** `/creators/{slug}` */
export default function CreatorPage({ data }: PageProps<Creator | null>) {
  const Skeleton = useSlowCourse();
  if (Skeleton) return <Skeleton />;
  if (data) return <CreatorProfile creator={data} />;
  return <Missing {...creatorTexts.missing} back={{ label: frameTexts.backToCourses, path: '/formations' }} />;
}
