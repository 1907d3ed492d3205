import type { PictureSource } from './PictureSource.ts';

// Every picture of the house, each an export of its own: a release carries those that its code names. Pictures and how
// they are made: infra/pictures/README.md. Addresses are written by `npm run pictures`.

/** The massif of the home page; on phones a cut of its own. Its left side is the room of the text. */
export const homeRelief: PictureSource = {
  alt: '',
  width: 1440,
  height: 900,
  day: '/pictures/hero-day.6231c2c105.avif',
  night: '/pictures/hero-night.44038fe878.avif',
  phone: {
    width: 780,
    height: 1000,
    day: '/pictures/hero-day-phone.fe84777d9a.avif',
    night: '/pictures/hero-night-phone.69288c5a0f.avif',
  },
  fallback: '/pictures/hero-day.64112afa37.webp',
};

/** The red route up the massif of the home page: laid over it in the same cut and place. */
export const homeRoute: PictureSource = {
  alt: '',
  width: 1440,
  height: 900,
  day: '/pictures/route-hero-day.c767f5946c.svg',
  night: '/pictures/route-hero-night.9304e93c1e.svg',
  phone: {
    width: 780,
    height: 1000,
    day: '/pictures/route-hero-day-phone.2e68e0ff43.svg',
    night: '/pictures/route-hero-night-phone.edfc81e086.svg',
  },
};

/** The massif of a service: Facebook and Instagram advertising. */
export const massifFacebook: PictureSource = {
  alt: 'Collines rondes couvertes d’érables en automne, un étang et un sentier vers la plus haute',
  width: 1280,
  height: 720,
  day: '/pictures/massif-facebook-day.3bc5b0c17f.avif',
  night: '/pictures/massif-facebook-night.3563fac493.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-facebook-day-phone.91a6c6d62b.avif',
    night: '/pictures/massif-facebook-night-phone.06fbe6841c.avif',
  },
  fallback: '/pictures/massif-facebook-day.8c24dc68fd.webp',
};

/** The red route up `massifFacebook`, laid over it in the same place. */
export const routeFacebook: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-facebook-day.c044a69906.svg',
  night: '/pictures/route-facebook-night.3d9d1ea66e.svg',
};

/** The massif of a service: Google Ads. */
export const massifGoogle: PictureSource = {
  alt: 'Une pyramide de neige à quatre faces et un sentier vers son sommet',
  width: 1280,
  height: 720,
  day: '/pictures/massif-google-day.de8d1f1944.avif',
  night: '/pictures/massif-google-night.eb64700fea.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-google-day-phone.206432d074.avif',
    night: '/pictures/massif-google-night-phone.36880c7d73.avif',
  },
  fallback: '/pictures/massif-google-day.e649a655f6.webp',
};

/** The red route up `massifGoogle`, laid over it in the same place. */
export const routeGoogle: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-google-day.601affa153.svg',
  night: '/pictures/route-google-night.03c5d4755c.svg',
};

/** The massif of a service: content. */
export const massifContent: PictureSource = {
  alt: 'Une falaise de grès rouge, strate sur strate, et un sentier qui la contourne',
  width: 1280,
  height: 720,
  day: '/pictures/massif-content-day.fe41d0985e.avif',
  night: '/pictures/massif-content-night.963b1de734.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-content-day-phone.1cfe73a9e2.avif',
    night: '/pictures/massif-content-night-phone.1b55400e54.avif',
  },
  fallback: '/pictures/massif-content-day.4b43a3ab54.webp',
};

/** The red route up `massifContent`, laid over it in the same place. */
export const routeContent: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-content-day.e3af58df7f.svg',
  night: '/pictures/route-content-night.2f6937a12a.svg',
};

/** The massif of a service: video. */
export const massifVideo: PictureSource = {
  alt: 'Un cirque de montagnes autour d’un lac, à la dernière lumière',
  width: 1280,
  height: 720,
  day: '/pictures/massif-video-day.d0ca480ad6.avif',
  night: '/pictures/massif-video-night.866f3b52c7.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-video-day-phone.7d5f55b77f.avif',
    night: '/pictures/massif-video-night-phone.6a0af63e7d.avif',
  },
  fallback: '/pictures/massif-video-day.ac2979d9a6.webp',
};

/** The red route up `massifVideo`, laid over it in the same place. */
export const routeVideo: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-video-day.4e71b98d7c.svg',
  night: '/pictures/route-video-night.cc32a349b5.svg',
};

/** The massif of a service: websites. */
export const massifWebsite: PictureSource = {
  alt: 'Une paroi d’hiver aux contreforts réguliers et un sentier vers sa crête',
  width: 1280,
  height: 720,
  day: '/pictures/massif-website-day.3eadde5cc3.avif',
  night: '/pictures/massif-website-night.aa48585224.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-website-day-phone.1ae711a6a3.avif',
    night: '/pictures/massif-website-night-phone.07af9588d4.avif',
  },
  fallback: '/pictures/massif-website-day.b25ffe171f.webp',
};

/** The red route up `massifWebsite`, laid over it in the same place. */
export const routeWebsite: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-website-day.0f79931b66.svg',
  night: '/pictures/route-website-night.6dfe6f672f.svg',
};

/** The massif of a service: customer relations. */
export const massifCrm: PictureSource = {
  alt: 'Trois bras d’eau qui se rejoignent entre deux pitons',
  width: 1280,
  height: 720,
  day: '/pictures/massif-crm-day.b2d4360219.avif',
  night: '/pictures/massif-crm-night.4774a66d46.avif',
  phone: {
    width: 800,
    height: 450,
    day: '/pictures/massif-crm-day-phone.6db5e0d9fc.avif',
    night: '/pictures/massif-crm-night-phone.bb99a1adc9.avif',
  },
  fallback: '/pictures/massif-crm-day.c3fdde2e85.webp',
};

/** The red route up `massifCrm`, laid over it in the same place. */
export const routeCrm: PictureSource = {
  alt: '',
  width: 1280,
  height: 720,
  day: '/pictures/route-crm-day.0617f35f60.svg',
  night: '/pictures/route-crm-night.241a834f1e.svg',
};

/** Course cover, search: results that climb to the summit. */
export const coverSeo: PictureSource = {
  alt: 'Des résultats de recherche qui montent vers un sommet, le premier sous le drapeau',
  width: 640,
  height: 400,
  day: '/pictures/cover-seo.9d7ef681f7.avif',
  fallback: '/pictures/cover-seo.6a878d6601.webp',
};

/** Course cover, Google Ads: the first place of five. */
export const coverGoogleAds: PictureSource = {
  alt: 'Un podium devant une montagne, la première marche en rouge',
  width: 640,
  height: 400,
  day: '/pictures/cover-google-ads.893851e757.avif',
  fallback: '/pictures/cover-google-ads.33ebb73515.webp',
};

/** Course cover, Facebook Ads: few of many, chosen. */
export const coverFacebookAds: PictureSource = {
  alt: 'Une annonce au-dessus d’une foule de collines, quelques personnes choisies en rouge',
  width: 640,
  height: 400,
  day: '/pictures/cover-facebook-ads.4f996663c8.avif',
  fallback: '/pictures/cover-facebook-ads.c131af021a.webp',
};

/** Course cover, content: lines of text that go on as contour lines. */
export const coverContent: PictureSource = {
  alt: 'Une page écrite dont les lignes continuent en courbes sur une falaise',
  width: 640,
  height: 400,
  day: '/pictures/cover-content.5939b146a4.avif',
  fallback: '/pictures/cover-content.edd6da802f.webp',
};

/** Course cover, video: four lights of one shot. */
export const coverVideo: PictureSource = {
  alt: 'Quatre lumières du même plan le long d’une bande de montage',
  width: 640,
  height: 400,
  day: '/pictures/cover-video.03a840d418.avif',
  fallback: '/pictures/cover-video.d1d289628b.webp',
};

/** Course cover, customer relations: three records become one. */
export const coverCrm: PictureSource = {
  alt: 'Trois fiches de clients qui mènent à une seule, cochée',
  width: 640,
  height: 400,
  day: '/pictures/cover-crm.232e84630c.avif',
  fallback: '/pictures/cover-crm.d7abca4f7c.webp',
};

/** Course cover, analytics: the skyline is the series. */
export const coverAnalytics: PictureSource = {
  alt: 'Une courbe de mesures posée sur une ligne de crête',
  width: 640,
  height: 400,
  day: '/pictures/cover-analytics.c243a4973a.avif',
  fallback: '/pictures/cover-analytics.6af2ee5b13.webp',
};

/** Course cover, websites: half drawn, half built. */
export const coverWebsite: PictureSource = {
  alt: 'Une montagne à moitié dessinée en fil de fer, à moitié achevée, dans une fenêtre',
  width: 640,
  height: 400,
  day: '/pictures/cover-website.2a6adb3238.avif',
  fallback: '/pictures/cover-website.f0cc919f7f.webp',
};

/** Article cover, audits; the title stands in its upper left, white. */
export const blogAudit: PictureSource = {
  alt: 'Une carotte tirée d’une montagne montre ses couches',
  width: 1200,
  height: 750,
  day: '/pictures/blog-audit.7f0077a881.svg',
};

/** Article cover, budgets; the title stands in its upper left, white. */
export const blogBudget: PictureSource = {
  alt: 'Les couches d’un budget, coupées par une sonde',
  width: 1200,
  height: 750,
  day: '/pictures/blog-budget.9f5fdd69c0.svg',
};

/** Article cover, e-mail; the title stands in its upper left, in ink. */
export const blogEmail: PictureSource = {
  alt: 'Trois lettres pliées comme des sommets',
  width: 1200,
  height: 750,
  day: '/pictures/blog-email.e075568ea7.svg',
};

/** Article cover, prices; the title stands in its upper left, in ink. */
export const blogPrice: PictureSource = {
  alt: 'Un escalier de prix, un drapeau sur la dernière marche',
  width: 1200,
  height: 750,
  day: '/pictures/blog-price.fef002bf13.svg',
};

/** Article cover, local search; the title stands in its upper left, in ink. */
export const blogSeoLocal: PictureSource = {
  alt: 'Un plan de quartier et quatre repères, un grand en rouge',
  width: 1200,
  height: 750,
  day: '/pictures/blog-seo-local.58384d99bf.svg',
};

/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export const portraitCamille: PictureSource = {
  alt: 'Portrait dessiné : cheveux roux au carré, lunettes rondes, foulard ocre',
  width: 240,
  height: 240,
  day: '/pictures/portrait-camille.2c044f7e11.svg',
};

/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export const portraitSamuel: PictureSource = {
  alt: 'Portrait dessiné : barbe brune, tuque rouge',
  width: 240,
  height: 240,
  day: '/pictures/portrait-samuel.969d88a98f.svg',
};

/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export const portraitAminata: PictureSource = {
  alt: 'Portrait dessiné : cheveux noirs en afro, boucles d’oreilles dorées',
  width: 240,
  height: 240,
  day: '/pictures/portrait-aminata.9e51a88d88.svg',
};

/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export const portraitHelene: PictureSource = {
  alt: 'Portrait dessiné : chignon gris, lunettes rouges',
  width: 240,
  height: 240,
  day: '/pictures/portrait-helene.8bb1ff46a3.svg',
};

/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export const portraitMinh: PictureSource = {
  alt: 'Portrait dessiné : capuchon bordé de fourrure',
  width: 240,
  height: 240,
  day: '/pictures/portrait-minh.47c03b8551.svg',
};

/** A drawn face in place of a photograph; the person is invented, say « Fictif » beside it. */
export const portraitElias: PictureSource = {
  alt: 'Portrait dessiné : cheveux courts, chandail jaune',
  width: 240,
  height: 240,
  day: '/pictures/portrait-elias.c6a49bda5d.svg',
};

/** Nothing begun yet. */
export const emptyCamp: PictureSource = {
  alt: 'Une tente au pied d’un sommet, le sentier en pointillé',
  width: 480,
  height: 300,
  day: '/pictures/empty-camp.630b181f86.svg',
};

/** A way that is closed: an error, or nobody may pass. */
export const emptyClosed: PictureSource = {
  alt: 'Une barrière sur un sentier, sous la neige',
  width: 480,
  height: 300,
  day: '/pictures/empty-closed.34c6483f1f.svg',
};

/** Nothing found. */
export const emptyLost: PictureSource = {
  alt: 'Un marcheur devant deux panneaux, le sentier se perd dans la brume',
  width: 480,
  height: 300,
  day: '/pictures/empty-lost.ac16f5e613.svg',
};

/** Nothing kept here yet. */
export const emptyHut: PictureSource = {
  alt: 'Un refuge fermé au pied d’une montagne',
  width: 480,
  height: 300,
  day: '/pictures/empty-hut.fd1bceae7b.svg',
};

/** No consultation yet. */
export const emptyCalendar: PictureSource = {
  alt: 'Un calendrier au pied d’un sommet, une journée marquée de rouge',
  width: 480,
  height: 300,
  day: '/pictures/empty-calendar.bd34a3e8a7.svg',
};

/** No file yet. */
export const emptyCrate: PictureSource = {
  alt: 'Une caisse de fichiers au pied d’un sommet',
  width: 480,
  height: 300,
  day: '/pictures/empty-crate.c9c35f2568.svg',
};

/** No note yet. */
export const emptyNotebook: PictureSource = {
  alt: 'Un carnet ouvert et un crayon devant une montagne',
  width: 480,
  height: 300,
  day: '/pictures/empty-notebook.e5e9dbbb91.svg',
};

/** Nothing bought yet. */
export const emptyReceipt: PictureSource = {
  alt: 'Un reçu accroché à un poteau de sentier, devant une montagne',
  width: 480,
  height: 300,
  day: '/pictures/empty-receipt.d9be8e6515.svg',
};

/** Everything is done. */
export const emptySummit: PictureSource = {
  alt: 'Une personne plante un drapeau sur un sommet',
  width: 480,
  height: 300,
  day: '/pictures/empty-summit.97c93e0400.svg',
};

/** The page that is not found: a trail that fog takes away. */
export const lostTrail: PictureSource = {
  alt: 'Un sommet sort de la brume, au-dessus de ses contreforts',
  width: 1280,
  height: 720,
  day: '/pictures/lost-day.5b5fcd5941.avif',
  night: '/pictures/lost-night.f0f7bc18d1.avif',
  fallback: '/pictures/lost-day.235c68ffb3.webp',
};
