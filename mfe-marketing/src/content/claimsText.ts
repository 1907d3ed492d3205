import type { ClaimsText } from '@agence/shared-contracts/texts/claims';
import { type Claim, type ClaimName, claims } from './claims.ts';

/** Who says something about the agency, by the name that their words have in content. */
interface Voice {
  readonly page: string;
  readonly name: string;
}

const QUEBEC = '/agence-marketing-quebec';
const LEVIS = '/agence-marketing-levis';
const NEIGHBOURS = '/agence-marketing-beauport, /agence-marketing-charlesbourg';
const WEBSITE = '/creation-site-web-quebec';
const EVERYWHERE = 'bas de chaque page';

/** Pages as staff and visitors call them. */
const PAGES: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  '/publicite-facebook-quebec': 'Publicité Facebook',
  '/google-ads-quebec': 'Google Ads',
  '/creation-contenu-quebec': 'Création de contenu',
  '/crm-marketing-quebec': 'CRM et automatisation',
  [WEBSITE]: 'Création de site web',
  [QUEBEC]: 'Page de Québec',
  [LEVIS]: 'Page de Lévis',
  [NEIGHBOURS]: 'Pages de Beauport et de Charlesbourg',
  [EVERYWHERE]: 'Bas de chaque page',
};

/** Every testimonial that pages show. We have made them all up: they say so, and no client has agreed to any. */
export const voices: Readonly<Record<string, Voice>> = {
  spa: { page: '/', name: 'Isabelle Tremblay, Spa Boréal' },
  cuisines: { page: '/', name: 'Marc-André Gagnon, Cuisines Gagnon' },
  clinique: { page: '/', name: 'Sophie Bélanger, Clinique Horizon' },
  'spa-boreal': { page: QUEBEC, name: 'Isabelle Tremblay, Spa Boréal' },
  galerie: { page: QUEBEC, name: 'Laurent Giguère, Galerie Petit-Champlain' },
  portes: { page: QUEBEC, name: 'Nadia Cloutier, Portes et fenêtres Hamel' },
  'cuisines-gagnon': { page: LEVIS, name: 'Marc-André Gagnon, Cuisines Gagnon' },
  nautique: { page: LEVIS, name: 'Chantal Roy, Nautique Chaudière' },
  garderie: { page: LEVIS, name: 'Simon Turcotte, Clinique vétérinaire Bégin' },
  paysagiste: { page: NEIGHBOURS, name: 'Julie Morency, Paysages Morency' },
  ebeniste: { page: NEIGHBOURS, name: 'Éric Bédard, Ébénisterie du Trait-Carré' },
  physio: { page: NEIGHBOURS, name: 'Catherine Blouin, Physio Courville' },
  piscines: { page: NEIGHBOURS, name: 'Steve Lachance, Piscines Lachance' },
  auberge: { page: NEIGHBOURS, name: 'Marie-Ève Simard, Auberge de la Côte' },
  toitures: { page: NEIGHBOURS, name: 'Patrick Fortier, Toitures Fortier' },
  menuiserie: { page: WEBSITE, name: 'Geneviève Poulin, Menuiserie Poulin & filles' },
  'clinique-dentaire': { page: WEBSITE, name: 'Dr Philippe Arsenault, Clinique dentaire du Trait-Carré' },
  chalets: { page: WEBSITE, name: 'Maude Lessard, Chalets de la Montmorency' },
  'citation-spa': { page: EVERYWHERE, name: 'Isabelle Tremblay, Spa Boréal' },
  'citation-cuisines': { page: EVERYWHERE, name: 'Marc-André Gagnon, Cuisines Gagnon' },
  'citation-clinique': { page: EVERYWHERE, name: 'Sophie Bélanger, Clinique Horizon' },
};

/** What commits the agency to what it promises, in words for whoever asks. */
const SOURCES: Partial<Record<ClaimName, string>> = {
  maxClients: 'Une limite que l’agence se donne, dessinée tente par tente à la page À propos.',
  places: 'Ce que l’équipe peut commencer en un mois : les tentes en pointillé du même camp.',
  response: 'Un engagement de l’agence envers qui lui écrit ou l’appelle.',
  auditMinutes: 'Durée de la première rencontre, telle que la page Méthode la décrit.',
  auditWorth: 'L’estimation de l’agence pour le plan écrit que vous recevez. L’audit lui-même est gratuit.',
  consultationMinutes: 'Durée de l’appel, telle que la page Tarifs la décrit.',
  plansFrom: 'Prix affiché à la page Tarifs, avant taxes.',
  minimumBudget: 'Condition affichée à la page Tarifs. Ce budget se verse aux plateformes, directement.',
  targetRevenue: 'La clientèle que l’agence vise, selon les questions de l’accueil.',
  firstResults: 'Délai annoncé à la page Méthode. Il décrit le rythme d’un mandat, sans garantie de résultat.',
  significantResults: 'Le délai suivant du même calendrier. Lui non plus ne garantit aucun résultat.',
  guarantee: 'Conditions d’utilisation : le premier mois d’honoraires est remboursé à qui le demande dans ce délai.',
};
/** Of a result, until somebody has entered the evidence. */
const AWAITED = 'Preuve à venir : relevés de comptes, avec l’accord écrit des clients.';

const INVENTED = 'Exemple inventé pour le site, en attendant l’accord écrit d’un client.';

/**
 * The claims as staff find them: what nobody has verified is switched off, which holds in production until they decide
 * otherwise; an evaluation shows everything until then (AMB-56).
 */
export const claimsText: ClaimsText = {
  title: 'Ce que nous promettons, en chiffres',
  lead: 'Places, prix, délais et garantie : les chiffres qui dépendent de nous, chacun avec ce qui nous engage. Un résultat ou un témoignage n’entre ici qu’avec sa preuve.',
  figures: (Object.entries(claims) as [ClaimName, Claim][]).map(([id, { page, label, value, verifiedOn, kind }]) => ({
    ...{ id, name: `${PAGES[page]} : ${label}`, value, source: SOURCES[id] ?? AWAITED, verifiedOn: verifiedOn ?? '' },
    isShown: kind === 'offer' || verifiedOn !== null,
  })),
  testimonials: Object.entries(voices).map(([id, { page, name }]) => ({
    ...{ id, name: `${PAGES[page]} : ${name}`, source: INVENTED, verifiedOn: '', isShown: false },
  })),
};
