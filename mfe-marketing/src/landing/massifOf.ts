import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';
import {
  homeRelief,
  massifContent,
  massifCrm,
  massifFacebook,
  massifGoogle,
  massifVideo,
  massifWebsite,
} from '@agence/shared-contracts/art/pictures';

/** Each trade has a massif of its own, by which its page is known again. */
const massifs = new Map<string, PictureSource>([
  ['/publicite-facebook-quebec', massifFacebook],
  ['/google-ads-quebec', massifGoogle],
  ['/creation-contenu-quebec', massifContent],
  ['/production-video-quebec', massifVideo],
  ['/creation-site-web-quebec', massifWebsite],
  ['/crm-marketing-quebec', massifCrm],
]);

/** The landscape of a page; places, and pages that staff begin, have the one of the home page. */
export const massifOf = (path: string): PictureSource => massifs.get(path) ?? homeRelief;
