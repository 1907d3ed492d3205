import type { Sector, Selling } from './offerSectors.ts';

/** The answers, ready to stand in sentences. */
export interface OfferWords {
  /** Name of the business as typed. */
  readonly entreprise: string;
  /** `d’Atelier Boréal`, `des Toitures du Fleuve`. */
  readonly deEntreprise: string;
  /** Whole sentences with capital and final mark. */
  readonly probleme: string;
  readonly solution: string;
  /** The problem as a sentence, when it is short enough to be quoted in a headline. */
  readonly quote: string | undefined;
  readonly sector: Sector;
}

/** A way of telling the same offer. */
export interface Angle {
  readonly name: string;
  readonly headline: (words: OfferWords) => string;
  readonly problem: (words: OfferWords) => string;
  readonly promise: (words: OfferWords) => string;
  readonly action: (words: OfferWords) => string;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fr-CA') + text.slice(1);

/** Sentences that depend on how clients come: who buys bread agrees on nothing, and nobody visits an online shop. */
interface SellingWords {
  /** Comes before what clients dread. */
  readonly dread: string;
  readonly proof: string;
  readonly method: string;
  readonly next: string;
  readonly share: string;
  readonly neighbours: string;
  readonly invitation: string;
}

const bySelling: Readonly<Record<Selling, SellingWords>> = {
  mandate: {
    dread: 'Et chaque mois d’attente rapproche ce que tout le monde craint',
    proof: 'Vous repartez avec une réponse claire, que vous alliez plus loin ou non.',
    method: 'À chaque étape, vous savez où vous en êtes et ce qui vient ensuite.',
    next: 'Le reste du chemin, on le trace ensemble.',
    share: 'Votre part : une conversation au début, une validation à la fin. Entre les deux, on s’en charge.',
    neighbours:
      'Nous connaissons le terrain, les délais réels et les saisons. Vous parlez à la personne qui fait le travail.',
    invitation: 'Venez nous rencontrer : on habite le coin.',
  },
  counter: {
    dread: 'Et personne ne veut de ce qui vient trop souvent avec',
    proof: 'Une visite suffit pour juger.',
    method: 'Vous voyez ce qui est fait, et vous savez qui l’a fait.',
    next: 'Le reste se passe chez nous.',
    share: 'Votre part : passer la porte. Le reste, on s’en charge.',
    neighbours: 'Nous connaissons les habitudes du coin et les saisons. Vous parlez à la personne qui fait le travail.',
    invitation: 'Venez nous rencontrer : on habite le coin.',
  },
  online: {
    dread: 'Et personne ne veut de ce qui vient trop souvent avec',
    proof: 'Une commande suffit pour juger.',
    method: 'De la commande à la livraison, vous savez où en est votre colis.',
    next: 'Le reste arrive à votre porte.',
    share: 'Votre part : deux clics. Le reste, on s’en charge.',
    neighbours: 'Préparé et expédié d’ici, par des gens qui vous répondent en français.',
    invitation: 'Une question ? Écrivez-nous : on répond d’ici.',
  },
};

export const angles: readonly Angle[] = [
  {
    name: 'Le problème',
    headline: ({ quote }) => (quote ? `« ${quote} » Et si ça changeait ?` : 'Ce problème a assez duré. On le règle.'),
    // Where the headline quotes the problem, nobody reads it twice.
    problem: ({ probleme, quote, sector }) =>
      `${quote ? '' : `${probleme} `}Si vous vous reconnaissez, vous n’êtes pas seul. ${bySelling[sector.selling].dread} : ${sector.fear}.`,
    promise: ({ solution, deEntreprise }) =>
      `${solution} C’est toute l’approche ${deEntreprise} : s’attaquer à la cause, puis vous montrer le résultat.`,
    action: ({ sector }) => `${sector.action} ${bySelling[sector.selling].proof}`,
  },
  {
    name: 'Le résultat',
    headline: ({ entreprise, sector }) => `${capital(sector.result)}. Avec ${entreprise}, c’est le point d’arrivée.`,
    problem: ({ probleme, sector }) =>
      `${probleme} Voilà le point de départ. L’arrivée tient en quelques mots : ${sector.result}.`,
    promise: ({ solution, sector }) => `Entre les deux, une méthode. ${solution} ${bySelling[sector.selling].method}`,
    action: ({ sector }) => `${sector.action} ${bySelling[sector.selling].next}`,
  },
  {
    name: 'La garantie',
    headline: ({ entreprise }) => `${entreprise} prend le risque à votre place.`,
    problem: ({ probleme, sector }) =>
      `${probleme} Vous avez peut-être déjà payé pour régler ça. Votre prudence est normale : ${sector.fear}, personne n’en veut.`,
    promise: ({ solution }) =>
      `${solution} Et pour que la décision soit simple, notre engagement est écrit noir sur blanc avant que vous dépensiez un dollar.`,
    action: ({ sector }) => `Lisez la garantie, posez vos questions, puis décidez. ${sector.action}`,
  },
  {
    name: 'Le temps gagné',
    headline: ({ entreprise }) => `Vous avez mieux à faire. ${entreprise} s’en occupe.`,
    problem: ({ probleme }) =>
      `${probleme} En attendant, c’est votre temps qui y passe : les recherches, les rappels, les solutions à moitié.`,
    promise: ({ solution, sector }) => `${solution} ${bySelling[sector.selling].share}`,
    action: ({ sector }) => `Deux minutes suffisent pour commencer. ${sector.action}`,
  },
  {
    name: 'Le voisinage',
    headline: ({ sector, entreprise }) => `${entreprise} : pour les ${sector.clients} d’ici, par des gens d’ici.`,
    problem: ({ probleme }) =>
      `${probleme} On l’entend d’un bout à l’autre du Québec, et les recettes venues d’ailleurs n’y changent pas grand-chose.`,
    promise: ({ solution, sector }) => `${solution} ${bySelling[sector.selling].neighbours}`,
    action: ({ sector }) => `${bySelling[sector.selling].invitation} ${sector.action}`,
  },
  {
    name: 'Le premier pas',
    headline: ({ sector }) => `Commencez petit : ${sector.firstStep}.`,
    problem: ({ probleme }) => `${probleme} Bonne nouvelle : pas besoin de tout changer d’un coup pour en sortir.`,
    promise: ({ solution, sector }) =>
      `On commence par ${sector.firstStep}. Si ce que vous voyez vous convient, on passe à la suite. ${solution}`,
    action: ({ sector }) => `Le premier pas ne vous engage à rien. ${sector.action}`,
  },
];
