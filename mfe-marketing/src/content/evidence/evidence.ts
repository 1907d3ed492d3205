import { bound } from '../../reading/bound.ts';
import { terms } from '../legal/terms.ts';

/** A section of the terms, word for word, set for reading. */
function clause(id: string) {
  const found = terms.sections.find((section) => section.id === id);
  if (!found) throw new Error(`The terms have no section ${id}`);
  return bound(found);
}

/** Names of the pages that are measured; what was measured of them is in `measures.json`, written by the command alone. */
export const measuredPages: Readonly<Record<string, string>> = {
  '/': 'Accueil',
  '/publicite-facebook-quebec': 'Publicité Facebook',
  '/tarifs': 'Tarifs',
  '/blog/referencement-local-quebec-guide-complet': 'Un article, de 12 minutes',
  '/outils/audit-marketing': 'Audit en douze questions',
  '/formations': 'Catalogue de formations',
};

/** What anybody can check, and how; nothing here is a result of a client. */
export const evidence = {
  title: 'Ne nous croyez pas sur parole',
  lead: 'Cette page ne contient que ce que vous pouvez refaire ou relire vous-même : des mesures datées, un audit complet, le contrat et la garantie.',
  contents: {
    label: 'Sur cette page',
    links: [
      { to: '#mesures', label: 'Six pages, mesurées' },
      { to: '#audit', label: 'Un audit, en entier' },
      { to: '#contrat', label: 'Le contrat et la garantie' },
      { to: '#absent', label: 'Ce qui n’est pas ici' },
    ],
  },
  sheet: {
    label: 'Pesée de la page d’accueil',
    title: 'Pesée de l’accueil',
    first: 'Première visite',
    parts: {
      html: 'Texte et mise en page',
      scripts: 'Programmes',
      fonts: 'Caractères',
      images: 'Images',
      other: 'Autres',
    },
    total: 'Total',
    requests: 'fichiers',
    shift: 'Décalage à l’affichage',
    check: 'Pour refaire la pesée : ouvrez l’accueil, puis l’onglet Réseau des outils de votre navigateur.',
  },
  measures: {
    title: 'Six pages de\u00a0ce\u00a0site, mesurées',
    text: 'Par Lighthouse, l’outil de Google, sur un téléphone simulé. La note de vitesse n’y est pas : elle juge aussi la machine qui mesure. Demandez-la à PageSpeed, qui n’est pas à nous.',
    tool: 'Lighthouse',
    measuredOn: 'Mesuré le',
    commandLabel: 'La commande qui a écrit ce tableau',
    command: 'npm run lighthouse -- --keep',
    page: 'Page',
    everywhere: '100 partout\u00a0: accessibilité, pratiques, SEO',
    still: 'Décalage à l’affichage\u00a0: 0 partout',
    columns: {
      accessibility: 'Accessibilité',
      practices: 'Pratiques',
      seo: 'SEO',
      weight: 'Poids',
      scripts: 'Programmes',
      requests: 'Fichiers',
      shift: 'Décalage',
    },
    public: { to: 'https://pagespeed.web.dev/', label: 'Mesurer une page avec PageSpeed Insights' },
  },
  audit: {
    title: 'Un audit, en entier',
    text: 'Douze réponses d’un cuisiniste que nous avons inventé. Tout le reste est calculé : le score, le relief et les trois actions sortent de l’outil que vous pouvez ouvrir.',
    mark: 'Entreprise fictive',
    of: 'sur 100',
    relief: 'Relief des douze réponses',
    answers: 'Les douze réponses',
    points: (points: number) => `${points} / 4`,
    actions: 'Les trois actions que l’outil en tire',
    open: 'Ouvrir ce résultat dans l’outil',
    own: 'Faire mon propre audit',
  },
  contract: {
    title: 'Le contrat et la garantie',
    text: 'Copiés mot pour mot de nos conditions. Quand elles changent, cette page change avec elles, et leur historique reste en ligne.',
    whole: { to: terms.path, label: 'Les conditions au complet, avec leurs versions' },
    clauses: [clause('services'), clause('remboursement')],
  },
  asked: {
    title: 'Une preuve vous manque\u202f?',
    text: 'Demandez-la. Nous vous montrons la page, le contrat ou le calcul.',
    to: '/nous-joindre',
    label: 'Nous écrire',
  },
  missing: {
    title: 'Ce qui n’est pas ici',
    items: [
      {
        title: 'Les résultats de clients',
        text: 'Un résultat appartient à qui l’a payé. Il demande une source, une période et une permission écrite.',
        link: { to: '/nos-chiffres', label: 'Nos promesses en chiffres, et d’où elles viennent' },
      },
      {
        title: 'Les témoignages',
        text: 'Ceux du site sont inventés pour montrer la mise en page, et chacun le dit. Aucun ne sert ici de preuve.',
        link: { to: '/legal/conditions-utilisation#propriete', label: 'Ce que disent nos conditions' },
      },
      {
        title: 'Un portfolio de clients',
        text: 'Six études maison montrent la main. Les entreprises sont fictives, les sites existent, et chacun est mesuré.',
        link: { to: '/realisations', label: 'Les six études et leurs mesures' },
      },
    ],
  },
} as const;
