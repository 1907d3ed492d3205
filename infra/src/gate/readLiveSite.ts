import { folderOfStore } from '../store/origin.ts';
import { refresh } from '../store/refresh.ts';
import { downloadSite } from './downloadSite.ts';
import { type LiveSite, siteOfStore } from './liveSite.ts';

/** The site that a release is to join. @param against its address, or that of its release store: a folder, or what machines share */
export async function readLiveSite(against: string): Promise<LiveSite> {
  if (/^https?:\/\//.test(against)) return downloadSite(against.replace(/\/+$/, ''));
  const folder = folderOfStore(against);
  await refresh(folder);
  return siteOfStore(folder);
}
