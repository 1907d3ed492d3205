import type { AuditQuestion } from './marketingAudit.ts';

const course = (slug: string, name: string) => ({
  label: `Suivre la formation « ${name} »`,
  href: `/formations/${slug}`,
});
const plan = course('plan-marketing-en-une-page', 'Le plan marketing en une page');
const measure = course('mesurer-ses-resultats-avec-ga4', 'Mesurer ses résultats avec GA4');
const localSeo = course('seo-local-etre-trouve-au-quebec', 'SEO local : être trouvé au Québec');
const website = { label: 'Voir la création de site web', href: '/creation-site-web-quebec' };
const crm = { label: 'Voir le CRM et le marketing automatisé', href: '/crm-marketing-quebec' };

/** Twelve questions, three a block (AMB-23); each has five answers, worth 0 to 4 points. */
export const auditQuestions: readonly AuditQuestion[] = [
  {
    id: 'promesse',
    block: 'offre',
    question: 'Un inconnu comprend-il votre offre en cinq secondes ?',
    answers: [
      'Non, il faut l’expliquer',
      'Les initiés, oui',
      'En gros, après lecture',
      'Oui, le titre le dit',
      'Oui, et nous l’avons testé',
    ],
    action: {
      title: 'Écrire une offre qui se comprend en cinq secondes',
      text: 'Une phrase : pour qui, quel résultat, en combien de temps. Faites-la lire à trois inconnus avant de toucher au reste.',
      link: { label: 'Ouvrir le générateur d’offre', href: '/outils/generateur-offre-quebec' },
    },
  },
  {
    id: 'client-ideal',
    block: 'offre',
    question: 'Savez-vous à qui vous vendez le mieux ?',
    answers: [
      'À tout le monde',
      'Nous avons une idée',
      'Un profil, jamais écrit',
      'Un profil écrit',
      'Écrit et tiré de nos ventes',
    ],
    action: {
      title: 'Choisir le client que vous servez le mieux',
      text: 'Classez vos vingt dernières ventes par marge et par plaisir. Ce que les cinq premières ont en commun est votre marché.',
      link: plan,
    },
  },
  {
    id: 'prix-risque',
    block: 'offre',
    question: 'Qu’est-ce qui rassure au moment de payer ?',
    answers: [
      'Rien de particulier',
      'Quelques avis en ligne',
      'Des avis et des exemples',
      'Une garantie écrite',
      'Garantie, preuves et chiffres',
    ],
    action: {
      title: 'Mettre une garantie par écrit',
      text: 'Dites ce qui se passe si ça ne marche pas, en une phrase simple. Une garantie claire vaut mieux qu’un rabais.',
      link: {
        label: 'Lire : construire une offre haut de gamme',
        href: '/blog/strategie-marketing-offre-premium',
      },
    },
  },
  {
    id: 'sources',
    block: 'trafic',
    question: 'D’où viennent vos nouveaux clients ?',
    answers: [
      'Nous ne savons pas',
      'Du bouche-à-oreille seul',
      'D’une seule autre source',
      'De deux sources stables',
      'De trois sources ou plus',
    ],
    action: {
      title: 'Ouvrir une deuxième source de clients',
      text: 'Choisissez le canal où l’on vous cherche déjà. Un budget fixe, quatre-vingt-dix jours, un seul objectif.',
      link: { label: 'Voir la publicité Google Ads', href: '/google-ads-quebec' },
    },
  },
  {
    id: 'recherche',
    block: 'trafic',
    question: 'Vous trouve-t-on sur Google sans taper votre nom ?',
    answers: [
      'Jamais vérifié',
      'Loin derrière les autres',
      'Pour un mot ou deux',
      'Pour nos services principaux',
      'Dans le trio de tête, ville par ville',
    ],
    action: {
      title: 'Devenir trouvable dans votre ville',
      text: 'Fiche Google complète, une page par service et des avis chaque semaine : trois chantiers, deux mois.',
      link: localSeo,
    },
  },
  {
    id: 'publicite',
    block: 'trafic',
    question: 'Connaissez-vous le coût d’un nouveau client ?',
    answers: [
      'Pas du tout',
      'À l’œil',
      'Le coût par clic seulement',
      'Le coût par demande',
      'Le coût par vente, par canal',
    ],
    action: {
      title: 'Calculer ce que coûte un client',
      text: 'Budget, clics, demandes, ventes : quatre nombres par canal suffisent pour savoir où mettre le prochain dollar.',
      link: { label: 'Ouvrir le simulateur Facebook Ads', href: '/outils/simulateur-facebook-ads' },
    },
  },
  {
    id: 'page',
    block: 'conversion',
    question: 'Chaque campagne a-t-elle sa page d’arrivée ?',
    answers: [
      'Tout va à l’accueil',
      'À une page de service',
      'À une page adaptée, parfois',
      'À une page par campagne',
      'Une page par campagne, testée',
    ],
    action: {
      title: 'Donner une page à chaque campagne',
      text: 'Même promesse que l’annonce, une seule action possible, une preuve au-dessus du bouton.',
      link: website,
    },
  },
  {
    id: 'reponse',
    block: 'conversion',
    question: 'Combien de temps avant de répondre à une demande ?',
    answers: [
      'Quand nous y pensons',
      'Plus de deux jours',
      'Dans la journée',
      'En moins de deux heures',
      'En quelques minutes, suivi compris',
    ],
    action: {
      title: 'Répondre avant tout le monde',
      text: 'Un accusé de réception immédiat et un rappel dans l’heure. Souvent, c’est le premier qui répond qui obtient le mandat.',
      link: crm,
    },
  },
  {
    id: 'mesure',
    block: 'conversion',
    question: 'Que mesurez-vous sur votre site ?',
    answers: [
      'Rien du tout',
      'Les visites',
      'Les formulaires envoyés',
      'Chaque demande et sa source',
      'Les ventes, reliées aux campagnes',
    ],
    action: {
      title: 'Mesurer les demandes, pas les visites',
      text: 'Trois événements bien nommés et un rapport d’une page. Le reste peut attendre.',
      link: measure,
    },
  },
  {
    id: 'suivi',
    block: 'fidelisation',
    question: 'Que se passe-t-il après un premier achat ?',
    answers: [
      'Rien de prévu',
      'Une facture et un merci',
      'Un suivi, si nous y pensons',
      'Un suivi à date fixe',
      'Un parcours écrit, automatisé',
    ],
    action: {
      title: 'Écrire la suite du premier achat',
      text: 'Trois messages : merci, mode d’emploi, nouvelles à trente jours. Une demi-journée de travail, pour des années.',
      link: { label: 'Lire : les séquences de courriel', href: '/blog/courriel-marketing-sequences-quebec' },
    },
  },
  {
    id: 'liste',
    block: 'fidelisation',
    question: 'Écrivez-vous à vos anciens clients ?',
    answers: ['Jamais', 'Aux fêtes', 'Quelques fois par an', 'Chaque mois', 'Chaque mois, selon leurs besoins'],
    action: {
      title: 'Reprendre contact chaque mois',
      text: 'Une liste propre, un envoi utile par mois, une question à la fin. C’est le canal le moins cher que vous avez.',
      link: crm,
    },
  },
  {
    id: 'references',
    block: 'fidelisation',
    question: 'Comment obtenez-vous avis et références ?',
    answers: [
      'Ils viennent seuls, ou pas',
      'Nous les demandons parfois',
      'À chaque client content',
      'Avec un processus écrit',
      'Avec un processus suivi et mesuré',
    ],
    action: {
      title: 'Demander un avis au bon moment',
      text: 'Le jour où le client sourit, avec un lien direct. Répondez ensuite à chacun : le prochain client lit les réponses.',
      link: { label: 'Lire le guide du référencement local', href: '/blog/referencement-local-quebec-guide-complet' },
    },
  },
];
