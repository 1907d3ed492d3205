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
import {
  massifBeauport,
  massifCharlesbourg,
  massifLevis,
  massifQuebec,
  routeBeauport,
  routeCharlesbourg,
  routeLevis,
  routeQuebec,
} from '../pictures/pictures.ts';

/** Each trade and each place has a massif of its own, by which its page is known again. */
const massifs = new Map<string, PictureSource>([
  ['/publicite-facebook-quebec', massifFacebook],
  ['/google-ads-quebec', massifGoogle],
  ['/creation-contenu-quebec', massifContent],
  ['/production-video-quebec', massifVideo],
  ['/creation-site-web-quebec', massifWebsite],
  ['/crm-marketing-quebec', massifCrm],
  ['/agence-marketing-quebec', massifQuebec],
  ['/agence-marketing-levis', massifLevis],
  ['/agence-marketing-beauport', massifBeauport],
  ['/agence-marketing-charlesbourg', massifCharlesbourg],
]);

/** The red routes up the massifs of places, which are laid over them where a page opens with its own. */
const routes = new Map([
  [massifQuebec, routeQuebec],
  [massifLevis, routeLevis],
  [massifBeauport, routeBeauport],
  [massifCharlesbourg, routeCharlesbourg],
]);

/** The landscape of a page; those that staff begin have the one of the home page. */
export const massifOf = (path: string): PictureSource => massifs.get(path) ?? homeRelief;

/** The one a page ends before, by night: needles that stand small over a haze drown in it. */
export const duskOf = (path: string): PictureSource => {
  const own = massifOf(path);
  return own === massifCrm ? massifWebsite : own;
};

/** The route up the landscape of a page, where that has one. */
export const routeOf = (path: string): PictureSource | undefined => routes.get(massifOf(path));
