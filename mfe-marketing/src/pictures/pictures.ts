import type { PictureSource } from '@agence/shared-contracts/art/PictureSource';

// Pictures of these pages alone; those of the house are in the contract. Addresses are written by `npm run pictures`.

/** A summit from above, as a map: three trails or one lead to it. */
export const planRelief: PictureSource = {
  alt: 'Carte en relief : des vallées autour d’un sommet',
  width: 1200,
  height: 771,
  day: '/pictures/plan-day.2a6ab7cfe6.avif',
  night: '/pictures/plan-night.d603b35667.avif',
  fallback: '/pictures/plan-day.a95fbdf073.webp',
  phone: {
    width: 800,
    height: 514,
    day: '/pictures/plan-day-phone.e4c41a4851.avif',
    night: '/pictures/plan-night-phone.acd922a6b3.avif',
  },
};

/** What advertising is made of: an advertisement and its price. */
export const goodAdvert: PictureSource = {
  alt: '',
  width: 216,
  height: 170,
  day: '/pictures/good-advert.5f50e57a55.svg',
};

/** What content is made of: four frames of a film. */
export const goodStoryboard: PictureSource = {
  alt: '',
  width: 216,
  height: 150,
  day: '/pictures/good-storyboard.700dcd8af4.svg',
};

/** What customer relations are made of: requests that move on. */
export const goodPipeline: PictureSource = {
  alt: '',
  width: 216,
  height: 150,
  day: '/pictures/good-pipeline.598dccfcb1.svg',
};

/** A cost that falls below its ceiling. */
export const goodChart: PictureSource = {
  alt: 'Coût par soumission sur huit semaines : de 214 $ à 148 $, sous le plafond de 160 $ depuis la cinquième',
  width: 360,
  height: 88,
  day: '/pictures/good-chart.58d469e674.svg',
};

/** What a search is made of: a question, and who answers it first. */
export const goodSearch: PictureSource = {
  alt: '',
  width: 216,
  height: 170,
  day: '/pictures/good-search.e34184768f.svg',
};

/** What content is made of: a text that answers a question, with its correction. */
export const goodSheet: PictureSource = {
  alt: '',
  width: 216,
  height: 170,
  day: '/pictures/good-sheet.8c2fa1846a.svg',
};

/** What is built: a site in its window. */
export const goodSite: PictureSource = {
  alt: '',
  width: 216,
  height: 170,
  day: '/pictures/good-site.68ee33c1cc.svg',
};

/** The guide to take along. */
export const goodGuide: PictureSource = {
  alt: '',
  width: 180,
  height: 236,
  day: '/pictures/good-guide.d30bae76e5.svg',
};

/** The templates to take along. */
export const goodFunnels: PictureSource = {
  alt: '',
  width: 180,
  height: 206,
  day: '/pictures/good-funnels.6d2fb1f2d1.svg',
};

/** The checklist to take along. */
export const goodChecklist: PictureSource = {
  alt: '',
  width: 180,
  height: 222,
  day: '/pictures/good-checklist.3369cd17cc.svg',
};

/** The route up `homeRelief`, with the names of its camps: laid over it in the same cut and place. */
export const homeClimb: PictureSource = {
  alt: '',
  width: 1440,
  height: 900,
  day: '/pictures/good-climb.ddd6e99379.svg',
  phone: { width: 780, height: 1000, day: '/pictures/good-climb-phone.88b0426383.svg' },
};

/** A fitted kitchen, the goods of the invented kitchen maker. */
export const goodKitchen: PictureSource = {
  alt: 'Une cuisine verte, îlot de chêne et tabourets',
  width: 800,
  height: 600,
  day: '/pictures/good-kitchen.63e5c590c9.svg',
};

/** Goods of the kitchen maker, each by itself: the island. */
export const goodIsland: PictureSource = {
  alt: 'L’îlot de chêne',
  width: 300,
  height: 300,
  day: '/pictures/good-island.3103fe42c9.svg',
};

/** The counter. */
export const goodCounter: PictureSource = {
  alt: 'Le comptoir de quartz',
  width: 300,
  height: 300,
  day: '/pictures/good-counter.da129f13e8.svg',
};

/** A stool. */
export const goodStool: PictureSource = {
  alt: 'Le tabouret',
  width: 300,
  height: 300,
  day: '/pictures/good-stool.f472dadd4b.svg',
};

/** Three trails to the summit of `planRelief`, laid over it. */
export const goodTrails: PictureSource = {
  alt: '',
  width: 400,
  height: 430,
  day: '/pictures/good-trails.6a0ead9186.svg',
};

/** A still of an invented client's film: the workshop of Menuiserie Poulin & filles. */
export const stillWorkshop: PictureSource = {
  alt: 'Une menuisière derrière son établi, un crayon sur l’oreille',
  width: 960,
  height: 540,
  day: '/pictures/still-workshop.67d079e0f1.svg',
};

/** How such a still is made: the workshop on a day of shooting, seen from behind the camera. */
export const stillShoot: PictureSource = {
  alt: 'Un tournage dans un atelier : la caméra de dos, une menuisière devant',
  width: 960,
  height: 540,
  day: '/pictures/still-shoot.82986bfc85.svg',
};

/** A still of an invented client's film: the dental clinic of the Trait-Carré. */
export const stillClinic: PictureSource = {
  alt: 'Un dentiste en sarrau près du fauteuil, son agenda sur une tablette',
  width: 960,
  height: 540,
  day: '/pictures/still-clinic.254d079fcf.svg',
};

/** A still of an invented client's film: the Chalets de la Montmorency. */
export const stillChalet: PictureSource = {
  alt: 'Une femme en tuque devant un chalet éclairé, à la brunante',
  width: 960,
  height: 540,
  day: '/pictures/still-chalet.9cee04da2f.svg',
};

/** A frame of an invented client's film, as it stands in the storyboard. */
export const storyDoor: PictureSource = {
  alt: 'Une cliente au téléphone dans son ancienne cuisine',
  width: 300,
  height: 200,
  day: '/pictures/story-door.3985138d68.svg',
};

/** A frame of an invented client's film, as it stands in the storyboard. */
export const storyPlan: PictureSource = {
  alt: 'Un plan sur l’établi, la main qui le trace',
  width: 300,
  height: 200,
  day: '/pictures/story-plan.a19c9e32cd.svg',
};

/** A frame of an invented client's film, as it stands in the storyboard. */
export const storyHands: PictureSource = {
  alt: 'Deux mains posent un niveau sur un comptoir',
  width: 300,
  height: 200,
  day: '/pictures/story-hands.895bf1459b.svg',
};

/** A frame of an invented client's film, as it stands in the storyboard. */
export const storyTable: PictureSource = {
  alt: 'La cliente prend un café dans sa nouvelle cuisine',
  width: 300,
  height: 200,
  day: '/pictures/story-table.134c73a339.svg',
};

/** The landscape of a place: Québec. */
export const massifQuebec: PictureSource = {
  alt: 'Un sommet enneigé au-dessus de la forêt, au soleil du soir',
  width: 1280,
  height: 720,
  day: '/pictures/massif-quebec-day.7725b099f2.avif',
  night: '/pictures/massif-quebec-night.e337ed8f57.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-quebec-day-phone.3ca5d5b3b0.avif',
    night: '/pictures/massif-quebec-night-phone.ef2767a55c.avif',
  },
  fallback: '/pictures/massif-quebec-day.bd83d2c146.webp',
};

/** The red route up `massifQuebec`, laid over it in the same place. */
export const routeQuebec: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-quebec-day.729f400a60.svg',
  night: '/pictures/route-quebec-night.df18e65788.svg',
};

/** The landscape of a place: Lévis. */
export const massifLevis: PictureSource = {
  alt: 'Un cap et ses falaises au bord d’une eau calme, à la dernière lumière',
  width: 1280,
  height: 720,
  day: '/pictures/massif-levis-day.81e28cfdf0.avif',
  night: '/pictures/massif-levis-night.47e5b9c227.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-levis-day-phone.1fd40244f1.avif',
    night: '/pictures/massif-levis-night-phone.82ca5f0d48.avif',
  },
  fallback: '/pictures/massif-levis-day.1c6a843452.webp',
};

/** The red route up `massifLevis`, laid over it in the same place. */
export const routeLevis: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-levis-day.70426d2d69.svg',
  night: '/pictures/route-levis-night.f3ad213d1e.svg',
};

/** The landscape of a place: Beauport. */
export const massifBeauport: PictureSource = {
  alt: 'Une falaise coupée par une gorge, les battures et l’eau à son pied',
  width: 1280,
  height: 720,
  day: '/pictures/massif-beauport-day.b73ebb7586.avif',
  night: '/pictures/massif-beauport-night.ae0bf5c259.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-beauport-day-phone.6aad777668.avif',
    night: '/pictures/massif-beauport-night-phone.bc65844670.avif',
  },
  fallback: '/pictures/massif-beauport-day.2c22d6f1c9.webp',
};

/** The red route up `massifBeauport`, laid over it in the same place. */
export const routeBeauport: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-beauport-day.9539c9e00a.svg',
  night: '/pictures/route-beauport-night.768f943c1a.svg',
};

/** The landscape of a place: Charlesbourg. */
export const massifCharlesbourg: PictureSource = {
  alt: 'De vieilles montagnes rondes, couvertes de feuillus',
  width: 1280,
  height: 720,
  day: '/pictures/massif-charlesbourg-day.258c81b936.avif',
  night: '/pictures/massif-charlesbourg-night.8691f944e3.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-charlesbourg-day-phone.37a7ce1d9a.avif',
    night: '/pictures/massif-charlesbourg-night-phone.3b964feee1.avif',
  },
  fallback: '/pictures/massif-charlesbourg-day.a222e9a628.webp',
};

/** The red route up `massifCharlesbourg`, laid over it in the same place. */
export const routeCharlesbourg: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-charlesbourg-day.557c16b99d.svg',
  night: '/pictures/route-charlesbourg-night.cbc4c58d32.svg',
};

/** An advertisement of the invented kitchen maker: who makes it. */
export const advertFace: PictureSource = {
  alt: 'Annonce fictive : une ébéniste devant une cuisine',
  width: 400,
  height: 484,
  day: '/pictures/advert-face.de92dde3fe.svg',
};

/** Another: the same kitchen, before and after. */
export const advertProof: PictureSource = {
  alt: 'Annonce fictive : une cuisine avant et après',
  width: 400,
  height: 484,
  day: '/pictures/advert-proof.07ec12081b.svg',
};

/** The one that was stopped. */
export const advertQuestion: PictureSource = {
  alt: 'Annonce fictive, arrêtée au jour 15 : « Encore une armoire qui ferme mal ? »',
  width: 400,
  height: 484,
  day: '/pictures/advert-question.136f145a15.svg',
};

/** Two phones with what the kitchen maker shows; phones show one. */
export const advertPhones: PictureSource = {
  alt: '',
  width: 558,
  height: 688,
  day: '/pictures/advert-phones.7c6dd1eba9.svg',
  phone: { width: 332, height: 652, day: '/pictures/advert-phones-one.df91fa9ffc.svg' },
};

/** A request as it is followed up: the conversation on a phone, and the client's record; on phones only its stages. */
export const followUp: PictureSource = {
  alt: '',
  width: 582,
  height: 676,
  day: '/pictures/follow-up.59ce3939a9.svg',
  phone: { width: 372, height: 744, day: '/pictures/follow-up-one.92f985bfbb.svg' },
};

/** What follows a request by itself: a page to print. */
export const sentQuestions: PictureSource = {
  alt: 'Une feuille : cinq questions à poser à tout entrepreneur',
  width: 400,
  height: 366,
  day: '/pictures/sent-questions.cddc2c7e7c.svg',
};

/** A newsletter for those whom it is of use to. */
export const sentLetter: PictureSource = {
  alt: 'Une infolettre d’avril à ceux qui ont une terrasse : préparer la cour',
  width: 400,
  height: 352,
  day: '/pictures/sent-letter.420f328c5a.svg',
};

/** A reminder a year later. */
export const sentReminder: PictureSource = {
  alt: 'Un rappel au téléphone : la terrasse a un an, et l’heure de sa vérification est proposée',
  width: 400,
  height: 384,
  day: '/pictures/sent-reminder.fcb273f28c.svg',
};
