// @vitest-environment jsdom
import { brand } from '@agence/shared-contracts/brand';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aProduct } from '../testing/builders.ts';
import { type Answer, createFakeBackend } from '../testing/fakeBackend.ts';
import { learner, type OpenPage, openPage } from '../testing/openPage.ts';

const product = aProduct();
const productPath = `/boutique/produit/${product.id}`;
const path = `${productPath}/commande`;
const checkout = 'https://checkout.exemple.test/c/1';
let opened: OpenPage | undefined;
let tab: { closed: boolean; replaced?: string; close: () => void; location: { replace: (url: string) => void } };

beforeEach(() => {
  tab = {
    closed: false,
    close() {
      tab.closed = true;
    },
    location: {
      replace(url) {
        tab.replaced = url;
      },
    },
    ...{ opener: window, document: document.implementation.createHTMLDocument() },
  };
  vi.spyOn(window, 'open').mockImplementation(() => tab as never);
});
afterEach(async () => {
  await opened?.close();
  vi.restoreAllMocks();
  opened = undefined;
});

const refusal = (status: number, code: string) => () => Response.json({ code, message: 'no' }, { status });

async function open(payment: Answer, { signedIn = true, owned = [] as object[] } = {}) {
  const backend = createFakeBackend({
    products: [product],
    tax_settings: [{ is_enabled: true }],
    user_products: owned,
    'functions/create-payment': payment,
  });
  opened = await openPage(path, { backend, ...(signedIn ? { user: learner } : {}) });
  const payments = () => backend.requests.filter(({ name }) => name === 'functions/create-payment');
  return { ...opened, payments };
}
const buy = ({ screen }: Pick<OpenPage, 'screen'>) =>
  screen.getByRole('button', { name: /^Commander et payer 226,50\s\$ \(nouvel onglet\)$/ });

const goOn = ({ screen }: Pick<OpenPage, 'screen'>) => screen.getByRole('button', { name: 'Acheter maintenant' });

async function openProduct(options: Parameters<typeof openPage>[1] = {}) {
  const backend = createFakeBackend({ products: [product], tax_settings: [{ is_enabled: true }], user_products: [] });
  opened = await openPage(productPath, { backend, ...options });
  return opened;
}

test('leads from the product to its order, before scripts are there too (MPL-046)', async () => {
  const page = await openProduct({ user: learner });
  expect(page.served.html).toContain(`<form action="${path}"`);
  goOn(page).click();
  await vi.waitFor(() => expect(page.address()).toBe(path));
  expect(window.open).not.toHaveBeenCalled();
});

test('asks visitors to sign in on the product already, and goes on with the order (MPL-065)', async () => {
  const page = await openProduct();
  goOn(page).click();
  expect(page.toasts).toMatchObject([{ title: 'Connexion requise', tone: 'destructive' }]);
  expect(page.signInRequests).toEqual([{ next: path }]);
  expect(page.address()).toBe(productPath);
});

test('says who sells what, on which terms and for how much with taxes, before anything is paid (AMB-51, AMB-52)', async () => {
  const page = await open({ url: checkout, session_id: 's' });
  expect(page.screen.getByRole('heading', { level: 1, name: 'Vérifiez votre commande' })).toBeTruthy();
  for (const text of [
    product.name,
    brand.legalName,
    brand.street,
    brand.phone,
    brand.email,
    'sans justification',
    'Vos droits de consommateur au Québec',
    learner.email as string,
  ])
    expect(page.outlet.textContent).toContain(text);
  const sums = [...page.outlet.querySelectorAll('section dl > div')].map(
    (line) => [...line.children].map(({ textContent }) => textContent) as string[],
  );
  expect(sums).toEqual([
    ['Formation Premium', '197,00\u00a0$'],
    ['TPS (5\u00a0%)', '9,85\u00a0$'],
    ['TVQ (9,975\u00a0%)', '19,65\u00a0$'],
    ['Total', '226,50\u00a0$'],
  ]);
  expect(page.payments()).toHaveLength(0);
});

test('asks for the price alone, and says how an appointment is cancelled (AMB-52, AMB-66)', async () => {
  const session = aProduct({ category: 'consultation', formation: null });
  const backend = createFakeBackend({ products: [session], tax_settings: [{ is_enabled: false }], user_products: [] });
  opened = await openPage(path, { backend, user: learner });
  expect(opened.outlet.textContent).not.toContain('TPS');
  expect(opened.screen.getByRole('button', { name: /^Commander et payer 197,00\s\$/ })).toBeTruthy();
  expect(opened.outlet.textContent).toContain('s’annule sans frais jusqu’à 24 heures d’avance');
});

test('asks visitors to sign in before they buy, and brings them back (MPL-065)', async () => {
  const page = await open({ url: checkout, session_id: 's' }, { signedIn: false });
  buy(page).click();
  expect(page.toasts).toEqual([
    {
      title: 'Connexion requise',
      description: 'Vous devez être connecté pour effectuer un achat',
      tone: 'destructive',
    },
  ]);
  expect(page.signInRequests).toEqual([{ next: path }]);
  expect(window.open).not.toHaveBeenCalled();
  expect(page.payments()).toHaveLength(0);
});

test('asks for the payment with product, price and currency, and opens it in a tab of its own (MPL-066)', async () => {
  const page = await open({ url: checkout, session_id: 's' });
  buy(page).click();
  // The tab is opened by the click itself, before any answer.
  expect(window.open).toHaveBeenCalledTimes(1);
  await page.screen.findByRole('link', { name: 'Ouvrir la page de paiement' });
  expect(tab.replaced).toBe(checkout);
  const [request] = page.payments();
  expect(request?.body).toEqual({
    product_id: product.id,
    product_name: product.name,
    amount: 19700,
    currency: 'CAD',
  });
  expect(request?.headers.get('authorization')).toBe('Bearer access');
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('says that it is busy, and one payment comes of many clicks (MPL-062)', async () => {
  let answer: (value: unknown) => void = () => {};
  const page = await open(() => new Promise((resolve) => (answer = resolve)) as never);
  const button = buy(page) as HTMLButtonElement;
  button.click();
  button.click();
  const busy = (await page.screen.findByRole('button', { name: 'Traitement...' })) as HTMLButtonElement;
  expect(busy.ariaDisabled).toBe('true');
  busy.click();
  await vi.waitFor(() => expect(page.payments()).toHaveLength(1));
  answer({ url: checkout, session_id: 's' });
  await page.screen.findByText(/ouverte dans un autre onglet/);
  expect(page.payments()).toHaveLength(1);
});

test('offers a link in this tab when the browser blocks the other one (MPL-066, AMB-30)', async () => {
  vi.mocked(window.open).mockReturnValue(null);
  const page = await open({ url: checkout, session_id: 's' });
  buy(page).click();
  const link = await page.screen.findByRole('link', { name: 'Ouvrir la page de paiement' });
  expect(link.getAttribute('href')).toBe(checkout);
  expect(link.getAttribute('target')).toBeNull();
  expect(page.screen.getByText(/a bloqué l’ouverture d’un onglet/)).toBeTruthy();
});

test('says when no payment could be made, closes the tab and lets one try again under the same key (MPL-068)', async () => {
  const page = await open(() => Response.json({}, { status: 500 }));
  buy(page).click();
  await vi.waitFor(() =>
    expect(page.toasts).toEqual([
      {
        title: 'Erreur de paiement',
        description: 'Impossible de créer la session de paiement',
        tone: 'destructive',
      },
    ]),
  );
  expect(tab.closed).toBe(true);
  await vi.waitFor(() => expect((buy(page) as HTMLButtonElement).ariaDisabled).toBeNull());
  buy(page).click();
  await vi.waitFor(() => expect(page.payments()).toHaveLength(2));
  const keys = page.payments().map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
});

test('refuses to open what is no checkout page (MPL-068)', async () => {
  const page = await open({ url: 'javascript:alert(1)', session_id: 's' });
  buy(page).click();
  await vi.waitFor(() => expect(page.toasts[0]?.title).toBe('Erreur de paiement'));
  expect(tab.replaced).toBeUndefined();
});

test('shows the new price instead of charging it when it has changed (AMB-30)', async () => {
  const page = await open(refusal(409, 'price_changed'));
  page.backend.answers.products = [{ ...product, price: 24900 }];
  buy(page).click();
  await vi.waitFor(() => expect(page.outlet.textContent).toContain('249,00\u00a0$'));
  expect(page.toasts[0]).toMatchObject({ title: 'Le prix a changé' });
  expect(tab.closed).toBe(true);
});

test('says when the new price cannot be read either (MPL-067)', async () => {
  const page = await open(refusal(409, 'price_changed'));
  page.backend.answers.products = () => Response.json({ message: 'down' }, { status: 500 });
  buy(page).click();
  await vi.waitFor(() =>
    expect(page.toasts.at(-1)).toMatchObject({ title: 'Erreur', description: 'Impossible de charger le produit' }),
  );
});

test('turns to what is already owned, and to a payment that is under way', async () => {
  const page = await open(refusal(409, 'already_owned'));
  page.backend.answers.user_products = [{ product_id: product.id }];
  buy(page).click();
  await page.screen.findByText('Déjà acheté');
  expect(page.screen.getByRole('link', { name: 'Suivre la formation' }).getAttribute('href')).toBe(
    '/formation-viewer/google-ads',
  );
  await page.close();
  const pending = await open(refusal(409, 'payment_pending'));
  buy(pending).click();
  await vi.waitFor(() => expect(pending.toasts[0]?.title).toBe('Paiement en cours'));
});

test('asks to sign in again when the session has ended meanwhile (MPL-065)', async () => {
  const page = await open(refusal(401, 'sign_in_required'));
  buy(page).click();
  await vi.waitFor(() => expect(page.signInRequests).toEqual([{ next: path }]));
  expect(tab.closed).toBe(true);
});

test('shows what is bought in the other tab as soon as it is paid, and on return (MPL-066)', async () => {
  const page = await open({ url: checkout, session_id: 's' });
  buy(page).click();
  await page.screen.findByRole('link', { name: 'Ouvrir la page de paiement' });
  page.backend.answers.user_products = [{ product_id: product.id }];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(page.screen.getByText('Déjà acheté')).toBeTruthy();
  });
});

test('says of an order that is paid, and of what one has already, that there is nothing to pay any more (MPL-066)', async () => {
  let page = await open({ url: checkout, session_id: 's' });
  const sums = () => page.outlet.querySelector('#a-payer')?.textContent;
  page.screen.getByRole('heading', { level: 1, name: 'Vérifiez votre commande' });
  expect(sums()).toBe('À payer');
  buy(page).click();
  await page.screen.findByRole('link', { name: 'Ouvrir la page de paiement' });
  page.backend.answers.user_products = [{ product_id: product.id }];
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  // The page listens a moment after it shows the link.
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    page.screen.getByRole('heading', { level: 1, name: 'Votre commande' });
  });
  expect(sums()).toBe('Payé');
  // The title follows once the page has been painted.
  await vi.waitFor(() => expect(page.heads.at(-1)?.title).toBe('Votre commande'));
  expect(page.outlet.textContent).not.toMatch(/Rien\sn’est\sdébité/);
  await page.close();

  page = await open({ url: checkout, session_id: 's' }, { owned: [{ product_id: product.id }] });
  await page.screen.findByRole('heading', { level: 1, name: 'Votre commande' });
  expect(sums()).toBe('Prix');
});

test('goes on showing what is bought when an answer of before the purchase comes last (MPL-066)', async () => {
  const page = await open({ url: checkout, session_id: 's' });
  buy(page).click();
  await page.screen.findByRole('link', { name: 'Ouvrir la page de paiement' });
  let answer = (_: object[]) => {};
  const late = new Promise<object[]>((resolve) => {
    answer = resolve;
  });
  const asked = () => page.backend.requests.filter(({ name }) => name === 'user_products').length;
  const before = asked();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  page.backend.answers.user_products = () => late;
  await vi.waitFor(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked()).toBeGreaterThan(before);
  });
  page.backend.answers.user_products = [{ product_id: product.id }];
  document.dispatchEvent(new Event('visibilitychange'));
  await page.screen.findByText('Déjà acheté');
  await act(async () => answer([]));
  expect(page.screen.queryByText('Déjà acheté')).toBeTruthy();
});

test.each([
  ['resource', 'Ouvrir mes ressources'],
  ['consultation', 'Voir mes consultations'],
] as const)('leads the owner of a %s to it', async (category, label) => {
  const bought = aProduct({ category, formation: null });
  const backend = createFakeBackend({
    products: [bought],
    tax_settings: [{ is_enabled: false }],
    user_products: [{ product_id: bought.id }],
  });
  opened = await openPage(path, { backend, user: learner });
  const link = await opened.screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe('/formations-access');
});

test('lists no taxes while none are charged (AMB-52)', async () => {
  const backend = createFakeBackend({ products: [product], tax_settings: [{ is_enabled: false }] });
  opened = await openPage(productPath, { backend });
  expect(opened.screen.queryByText(/^Avec les taxes/)).toBeNull();
});
