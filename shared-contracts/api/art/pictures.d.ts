import type { PictureSource } from './PictureSource.ts';
/** The massif of the home page; on phones a cut of its own. Its left side is the room of the text. */
export declare const homeRelief: PictureSource;
/** The red route up the massif of the home page: laid over it in the same cut and place. */
export declare const homeRoute: PictureSource;
/** The massif of a service: Facebook and Instagram advertising. */
export declare const massifFacebook: PictureSource;
/** The red route up `massifFacebook`, laid over it in the same place. */
export declare const routeFacebook: PictureSource;
/** The massif of a service: Google Ads. */
export declare const massifGoogle: PictureSource;
/** The red route up `massifGoogle`, laid over it in the same place. */
export declare const routeGoogle: PictureSource;
/** The massif of a service: content. */
export declare const massifContent: PictureSource;
/** The red route up `massifContent`, laid over it in the same place. */
export declare const routeContent: PictureSource;
/** The massif of a service: video. */
export declare const massifVideo: PictureSource;
/** The red route up `massifVideo`, laid over it in the same place. */
export declare const routeVideo: PictureSource;
/** The massif of a service: websites. */
export declare const massifWebsite: PictureSource;
/** The red route up `massifWebsite`, laid over it in the same place. */
export declare const routeWebsite: PictureSource;
/** The massif of a service: customer relations. */
export declare const massifCrm: PictureSource;
/** The red route up `massifCrm`, laid over it in the same place. */
export declare const routeCrm: PictureSource;
/** Course cover, search: results that climb to the summit. */
export declare const coverSeo: PictureSource;
/** Course cover, Google Ads: the first place of five. */
export declare const coverGoogleAds: PictureSource;
/** Course cover, Facebook Ads: few of many, chosen. */
export declare const coverFacebookAds: PictureSource;
/** Course cover, content: lines of text that go on as contour lines. */
export declare const coverContent: PictureSource;
/** Course cover, video: four lights of one shot. */
export declare const coverVideo: PictureSource;
/** Course cover, customer relations: three records become one. */
export declare const coverCrm: PictureSource;
/** Course cover, analytics: the skyline is the series. */
export declare const coverAnalytics: PictureSource;
/** Course cover, websites: half drawn, half built. */
export declare const coverWebsite: PictureSource;
/** Article cover, audits; the title stands in its upper left, white. */
export declare const blogAudit: PictureSource;
/** Article cover, budgets; the title stands in its upper left, white. */
export declare const blogBudget: PictureSource;
/** Article cover, e-mail; the title stands in its upper left, in ink. */
export declare const blogEmail: PictureSource;
/** Article cover, prices; the title stands in its upper left, in ink. */
export declare const blogPrice: PictureSource;
/** Article cover, local search; the title stands in its upper left, in ink. */
export declare const blogSeoLocal: PictureSource;
/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export declare const portraitCamille: PictureSource;
/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export declare const portraitSamuel: PictureSource;
/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export declare const portraitAminata: PictureSource;
/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export declare const portraitHelene: PictureSource;
/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export declare const portraitMinh: PictureSource;
/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export declare const portraitElias: PictureSource;
/** Nothing begun yet. */
export declare const emptyCamp: PictureSource;
/** A way that is closed: an error, or nobody may pass. */
export declare const emptyClosed: PictureSource;
/** Nothing found. */
export declare const emptyLost: PictureSource;
/** Nothing kept here yet. */
export declare const emptyHut: PictureSource;
/** No consultation yet. */
export declare const emptyCalendar: PictureSource;
/** No file yet. */
export declare const emptyCrate: PictureSource;
/** No note yet. */
export declare const emptyNotebook: PictureSource;
/** Nothing bought yet. */
export declare const emptyReceipt: PictureSource;
/** Everything is done. */
export declare const emptySummit: PictureSource;
/** The page that is not found: a trail that fog takes away. */
export declare const lostTrail: PictureSource;
