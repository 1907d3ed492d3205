import type { RequestListener, ServerResponse } from 'node:http';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import { getMimeType } from 'hono/utils/mime';
import { pictureOf } from '../build/pictureOf.ts';

/**
 * A site whose hot remotes have the pictures that their sources name, and the rest as built: code that is served from
 * its sources names a picture that is new since the last build, and a drawing by its address before it got its colours.
 *
 * @param folders of the hot remotes
 */
export function withOwnPictures(folders: readonly string[], site: RequestListener): RequestListener {
  async function send(address: string, response: ServerResponse): Promise<boolean> {
    for (const folder of folders) {
      const found = await pictureOf(folder, address).catch(() => undefined);
      if (!found) continue;
      // The colours of the brand may change under it.
      const headers = { 'content-type': getMimeType(found.file), 'cache-control': 'no-cache' };
      response.writeHead(200, headers).end(found.drawn);
      return true;
    }
    return false;
  }

  return async (request, response) => {
    const { url = '' } = request;
    if (!pictureAt(url) || !(await send(url, response))) site(request, response);
  };
}
