import type { ClaimView } from '../claims.ts';
import { process } from '../website/process.ts';
import { methodHead } from './head.ts';

/** Weeks in which each step of a site begins and ends at the latest, as `process.ts` says them: the launch takes days. */
const WEEKS = [
  [0, 1],
  [1, 2],
  [2, 4],
  [4, 7],
  [7, 7.5],
] as const;

/** A mandate from the first call to the last day: what happens, and above all what the client is given. */
export const method = ({ when }: ClaimView) =>
  ({
    name: methodHead.name,
    title: 'Du premier appel au dernier jour',
    lead: 'Un mandat a six étapes. Chacune finit par quelque chose que vous recevez : un plan, un contrat, des contenus, un tableau, et à la fin tout ce qui est à vous.',
    action: 'Réserver mon audit gratuit',
    actionNote: when(
      ['response'],
      (time) => `Une réponse en moins de ${time}, les jours ouvrables.`,
      'Une réponse sans délai, les jours ouvrables.',
    ),
    profile: 'Les six étapes, du camp de base au sommet',
    received: 'Vous recevez',
    stages: [
      {
        id: 'audit',
        camp: 'Audit',
        when: when(['auditMinutes'], (length) => length, 'Un appel'),
        title: 'On ouvre vos comptes ensemble',
        text: 'Vos marges, votre coût par client, ce que vaut une vente : puis l’endroit où l’argent se perd entre la publicité et la facture.',
        gift: 'Un plan écrit de trois gestes, dans l’ordre, avec ce qu’ils devraient rapporter. Vous le gardez, que vous travailliez avec nous ou non.',
      },
      {
        id: 'contrat',
        camp: 'Contrat',
        when: 'Avant de commencer',
        title: 'On écrit ce qui sera fait',
        text: 'Un mandat commence seulement par un contrat écrit. Le plafond de coût par client s’y fixe avec vous.',
        gift: 'Un contrat qui précise les livrables, le prix et la durée. Au mois, avec un avis de 30\u00a0jours pour partir.',
      },
      {
        id: 'creation',
        camp: 'Création',
        when: 'Les premières semaines',
        title: 'On fabrique, vous approuvez',
        text: 'Textes, images et vidéos sont produits au Québec. Rien ne sort avant que vous l’ayez approuvé.',
        gift: 'Vos annonces, vos pages et vos vidéos, à relire. Les comptes publicitaires, ouverts à votre nom.',
      },
      {
        id: 'lancement',
        camp: 'Lancement',
        when: when(['firstResults'], (time) => time, 'Les semaines suivantes'),
        title: 'On teste serré, on garde ce qui vend',
        text: 'Plusieurs annonces partent en même temps. Celle qui dépasse le plafond s’arrête, et son budget va à celle qui vend.',
        gift: 'Le coût de chaque demande, annonce par annonce, et le nom de celles qui ont été arrêtées.',
      },
      {
        id: 'suivi',
        camp: 'Suivi',
        when: 'Chaque semaine',
        title: 'Vous voyez ce que nous voyons',
        text: when(
          ['significantResults'],
          (time) =>
            `Un appel par semaine, en français et sans jargon. Des résultats significatifs se lisent en ${time}.`,
          'Un appel par semaine, en français et sans jargon.',
        ),
        gift: 'Un tableau en direct, rempli de ventes, où chaque décision de la semaine est écrite.',
      },
      {
        id: 'depart',
        camp: 'Départ',
        when: 'Avec 30 jours d’avis',
        title: 'Rien ne se ferme si vous partez',
        text: when(
          ['guarantee'],
          (time) => `Le premier mois vous est remboursé si vous le demandez dans les ${time} du début du mandat.`,
          'Un avis de 30 jours suffit, quelle que soit la raison.',
        ),
        gift: 'Tout ce qui a été fait et payé, dans vos propres comptes.',
      },
    ],
    pieces: {
      plan: {
        label: 'Exemple d’un plan écrit',
        mark: 'Plan fictif',
        title: 'Trois gestes, dans l’ordre',
        items: [
          { title: 'Rappeler dans l’heure', text: '31 demandes de l’été sont restées sans réponse.' },
          { title: 'Une page pour l’îlot central', text: 'L’annonce mène à l’accueil, où l’on cherche.' },
          { title: 'Couper le catalogue', text: '204 $ par soumission, pour un plafond de 160 $.' },
        ],
      },
      contract: {
        label: 'Ce que dit le contrat',
        title: 'Contrat de service',
        lines: [
          { name: 'Livrables', text: 'Énumérés un par un' },
          { name: 'Prix', text: 'Par mois, avant taxes' },
          { name: 'Durée', text: 'Au mois' },
          { name: 'Fin', text: 'Avis de 30 jours' },
          { name: 'Comptes', text: 'Au nom du client' },
        ],
        link: { to: '/legal/conditions-utilisation#services', label: 'Lire les conditions en entier' },
      },
      kept: {
        label: 'Ce qui reste à vous',
        items: [
          'Les comptes publicitaires, leurs audiences et leur historique',
          'Les textes, les images et les vidéos',
          'Le site, son code et son nom de domaine',
          'Le plan du premier jour',
        ],
      },
      adverts: {
        label: 'Exemple d’annonces à approuver',
        mark: 'Annonces fictives',
        island: { title: 'Îlot central, vidéo de 30 s', state: 'Approuvée par vous' },
        counter: { title: 'Comptoir de quartz, photo', state: 'À relire' },
      },
      tests: {
        label: 'Exemple de trois annonces mises à l’essai',
        mark: 'Compte fictif',
        title: 'Coût par soumission',
        target: 160,
        stopped: 'arrêtée',
        adverts: [
          { title: 'Îlot central, vidéo de 30 s', cost: 131 },
          { title: 'Avant et après, Lévis', cost: 152 },
          { title: 'Catalogue d’hiver', cost: 204 },
        ],
        targetLabel: 'Plafond',
      },
    },
    site: {
      title: 'Et pour un site web',
      lead: 'Cinq étapes, dont chacune finit par quelque chose que vous pouvez lire, cliquer ou refuser. Environ huit heures de votre temps en tout.',
      label: 'Les cinq étapes d’un site, de la première à la huitième semaine',
      steps: process.steps.map(({ title, duration, tasks }, index) => ({
        title,
        duration,
        task: tasks.at(-1) ?? '',
        weeks: WEEKS[index] ?? ([0, 0] as const),
      })),
    },
    asked: {
      title: 'La première étape est gratuite',
      text: 'Un appel, vos comptes ouverts, et un plan écrit que vous gardez.',
      to: '/rendez-vous?pour=audit',
      label: 'Choisir un moment',
    },
    next: {
      label: 'Pour aller plus loin',
      links: [
        { to: '/tarifs', label: 'Ce que coûte chaque étape' },
        { to: '/preuves', label: 'Ce que vous pouvez vérifier' },
        { to: '/outils/audit-marketing', label: 'Commencer seul : l’audit en douze questions' },
      ],
    },
  }) as const;

/** What the page says. */
export type MethodContent = ReturnType<typeof method>;
