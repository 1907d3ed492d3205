import { compileRoutes } from '@agence/shared-contracts/remote/matchRoute';
import type { CompositionSnapshot } from './snapshot.ts';

/** A page whose text staff may write. */
export interface WrittenPage {
  readonly path: string;
  readonly kind: string;
  /** Of its file. */
  readonly title: string;
}

/** The pages whose texts staff may write, as their files have them. */
export async function writtenPages({ remotes, fragmentOf }: CompositionSnapshot): Promise<WrittenPage[]> {
  const pages = remotes.flatMap((release) => {
    const kindOf = compileRoutes(release.routes.filter(({ text, render }) => text && render === 'static'));
    return Object.keys(release.fragments).map(async (path) => {
      const kind = kindOf(encodeURI(path))?.route.text;
      const page = kind && (await fragmentOf(release, path));
      return page ? [{ path, kind, title: page.head.title }] : [];
    });
  });
  return (await Promise.all(pages)).flat();
}
