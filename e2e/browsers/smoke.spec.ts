import { members } from '../support/member.ts';
import { onePagePerKind, publicPages } from '../support/publicPages.ts';
import { signIn, signUp } from './support/accounts.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/Visitor.ts';
import { type Journey, without } from './support/without.ts';

/** By day engines are tested as they are, at one page of each kind; `met` is the night, `all` is `npm run test:browsers`. */
const { BROWSERS } = process.env;

const PRODUCT = 'Boutique en ligne : de la fiche produit au panier';
const LESSON = '/formation-viewer/mesurer-ses-resultats-avec-ga4';

/** Three seconds of a video or more: how many it is when somebody looks is up to the machine. */
const PLAYED = /^(?:0:0[3-9]|0:[1-5]\d)$/;

/** Every journey, by what it is about. */
const journeys: Readonly<Record<Journey, () => void>> = {
  ...{ dialogs, navigation, pages },
  ...{ memberPages, buying, lesson, devices },
};

for (const [name, walk] of Object.entries(journeys)) test.describe(name, { tag: `@${name}` }, () => walk());

// Every journey where everything is asked for, else those that meet what is lacking.
for (const [lacks, { meets }] of BROWSERS ? Object.entries(without) : []) {
  test.describe(`without ${lacks}`, { tag: '@without' }, () => {
    test.use({ lacks });
    for (const [name, walk] of Object.entries(journeys)) if (BROWSERS === 'all' || name === meets) walk();
  });
}

function dialogs() {
  test('opens and leaves dialogs, also after a navigation (SHL-094)', async ({ visitor }) => {
    await visitor.open('/');
    await openAndCloseBooking(visitor);
    await visitor.click({ role: 'link', name: 'Blog', within: { role: 'banner' } });
    await visitor.arrives('Ce que nous apprenons en grimpant');
    await openAndCloseBooking(visitor);
  });
}

function navigation() {
  test('moves through six pages across remotes without loading one, and goes back (SHL-054, SHL-061)', async ({
    visitor,
    lacks,
  }) => {
    await visitor.open('/');
    await visitor.evaluate(() => Object.assign(window, { sameDocument: true }) && undefined);
    const steps: readonly (readonly [Parameters<Visitor['click']>[0], string, string | RegExp])[] = [
      [{ role: 'link', name: 'Blog', within: { role: 'banner' } }, '/blog', 'Ce que nous apprenons en grimpant'],
      [
        { role: 'link', name: 'Formations', within: { role: 'banner' } },
        '/formations',
        'Apprenez ce soir, publiez demain',
      ],
      [
        { role: 'link', name: 'Réalisations', within: { role: 'contentinfo' } },
        '/realisations',
        'Six sites dessinés pour montrer la main',
      ],
      [
        { role: 'link', name: 'Outils gratuits', within: { role: 'contentinfo' } },
        '/outils',
        'Des outils qui donnent une réponse',
      ],
      [
        { role: 'link', name: /Simulateur/, within: { role: 'main' } },
        '/outils/simulateur-facebook-ads',
        'Simulateur Facebook Ads',
      ],
      [{ role: 'link', name: 'Blog', within: { role: 'banner' } }, '/blog', 'Ce que nous apprenons en grimpant'],
    ];
    for (const [link, path, heading] of steps) {
      await visitor.click(link);
      await visitor.isAt(path);
      await visitor.arrives(heading);
    }
    await visitor.back();
    await visitor.isAt('/outils/simulateur-facebook-ads');
    // The focus is on the link that was followed from here.
    await visitor.sees({ role: 'heading', level: 1, name: 'Simulateur Facebook Ads' });
    expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);
    // The page that Back leads to stands by below it, unseen, where an engine can leave a page out.
    if (lacks === 'content-visibility') return;
    const heights = () => [
      ...new Set(
        [...document.querySelectorAll('#outlet > [data-stands-by]')].map((page) => page.getBoundingClientRect().height),
      ),
    ];
    // Which pages stand by may change between two looks.
    await expect.poll(() => visitor.evaluate(heights)).toEqual([0]);
    await openAndCloseBooking(visitor, [0]);
  });

  test('a click while a page still fades in is followed (SHL-061)', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.evaluate(fadeSlowly);
    await visitor.click({ role: 'link', name: 'Blog', within: { role: 'banner' } });
    await visitor.arrives('Ce que nous apprenons en grimpant');
    const { x, y } = await visitor.evaluate(() => {
      const link = document.querySelector('header a[href="/formations"]') as HTMLElement;
      const { left, top, width, height } = link.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    });
    await visitor.clickAt(x, y);
    await visitor.isAt('/formations');
    await visitor.arrives('Apprenez ce soir, publiez demain');
  });
}

/** Longer than anybody waits. Runs in the page. */
function fadeSlowly() {
  const slowly = new CSSStyleSheet();
  slowly.replaceSync('::view-transition-group(*), ::view-transition-new(*) { animation-duration: 90s !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, slowly];
}

function pages() {
  const all = BROWSERS ? publicPages : onePagePerKind;
  for (const remote of new Set(all.map((page) => page.remote))) {
    test(`the pages of ${remote} load, hydrate silently and open their dialog`, async ({ visitor }) => {
      const visits = all.filter((page) => page.remote === remote);
      for (const [index, { path, heading }] of visits.entries()) {
        await test.step(path, async () => {
          await visitor.open(path);
          await visitor.sees({ role: 'heading', level: 1, name: heading });
          await openAndCloseBooking(visitor, [index % 3]);
          expect.soft(await visitor.complaints(), path).toEqual([]);
        });
      }
    });
  }
}

function memberPages() {
  test('signs in and opens each member page (SHL-050, DSH-001)', async ({ visitor }) => {
    await signIn(visitor, members.learner, '/dashboard');
    await visitor.sees({ role: 'heading', level: 1, name: 'Tableau de bord' });
    for (const [path, heading] of [
      ['/formations-access', 'Mes Formations'],
      ['/creator-dashboard', /Créateur/],
      ['/compte', 'Mon compte'],
    ] as const) {
      await visitor.open(path);
      await visitor.sees({ role: 'heading', level: 1, name: heading });
    }
  });
}

function buying() {
  test('buys a course in another tab and has it (MPL-062, MPL-066, MPL-070)', async ({ visitor }) => {
    await signUp(visitor, '/boutique');
    await visitor.click({ role: 'link', name: PRODUCT });
    await visitor.arrives(PRODUCT);
    await visitor.click({ role: 'button', name: 'Acheter maintenant' });
    await visitor.arrives('Vérifiez votre commande');
    await visitor.click({ role: 'button', name: /^Commander et payer/ });
    await visitor.goToNewTab();
    await visitor.click({ role: 'button', name: /^Payer 171,31/ });
    await visitor.sees({ role: 'heading', level: 1, name: /Paiement réussi/ });
    await visitor.closeTab();
    await visitor.sees({ text: 'Déjà acheté' });
  });
}

function lesson() {
  test('follows a lesson whose progress is there after a reload (DSH-019, DSH-024)', async ({ visitor }) => {
    await signUp(visitor, LESSON);
    await visitor.sees({ text: '1 / 4' });
    await visitor.click({ role: 'button', name: 'Lecture' });
    await visitor.sees({ text: PLAYED });
    await visitor.click({ role: 'button', name: 'Pause' });
    await visitor.click({ role: 'button', name: 'Module suivant' });
    await visitor.sees({ text: '2 / 4' });
    await visitor.click({ role: 'button', name: 'Module précédent' });
    await visitor.sees({ text: '1 / 4' });
    await visitor.reload();
    await visitor.sees({ text: PLAYED });
  });
}

function devices() {
  test('shows what another device has learned, without a reload (INF-022)', async ({ visitor }) => {
    await signUp(visitor, LESSON);
    await visitor.sees({ text: '1 / 4' });
    await visitor.sees({ text: '0:00' });
    expect(await visitor.evaluate(learnElsewhere)).toBe(200);
    await visitor.sees({ text: '7:07' });
    expect(await visitor.complaints()).toEqual([]);
  });
}

/** As another device does it, seven minutes on the first module. Runs in the page. */
async function learnElsewhere(): Promise<number> {
  const session = JSON.parse(localStorage.getItem('agence-session') ?? '');
  const html = await (await fetch('/legal/conditions-utilisation')).text();
  const apikey = /"anonKey":"([^"]+)"/.exec(html)?.[1] ?? '';
  const headers = { apikey, authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  const first = async (path: string) => (await (await fetch(`/rest/v1/${path}`, { headers })).json())[0].id;
  const course = await first('formations?select=id&slug=eq.mesurer-ses-resultats-avec-ga4');
  const module_id = await first(`formation_modules?select=id&formation_id=eq.${course}&order=order_index.asc&limit=1`);
  const [now, before] = [new Date(), new Date(Date.now() - 600_000)].map((at) => at.toISOString());
  const event = {
    ...{ kind: 'session', id: crypto.randomUUID(), module_id, device_type: 'mobile', started_at: before },
    ...{ ended_at: now, active_seconds: 427, percentage: 30, position: 0, watched: null, completed: false, at: now },
  };
  const body = JSON.stringify({ learner: session.user.id, events: [event] });
  return (await fetch('/rest/v1/rpc/record_progress', { method: 'POST', headers, body })).status;
}

/** By its button, by Escape and beside it, or by some of these. */
async function openAndCloseBooking(visitor: Visitor, ways = [0, 1, 2]) {
  const booking = { role: 'dialog', name: 'Réserver votre consultation' };
  const leave = [
    () => visitor.click({ role: 'button', name: 'Fermer', within: booking }),
    () => visitor.press('Escape'),
    () => visitor.clickAt(20, 20),
  ];
  for (const way of ways) {
    await visitor.click({ role: 'button', name: 'Réserver une consultation', within: { role: 'contentinfo' } });
    await visitor.sees(booking);
    await leave[way]?.();
    await visitor.misses(booking);
  }
}
