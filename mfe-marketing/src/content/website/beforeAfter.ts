import { kilobytes } from '../../figures/format.ts';
import measures from '../studies/measures.json' with { type: 'json' };

/** What the front page of a study was measured to weigh. */
const weight = (slug: keyof typeof measures) =>
  `Toute la page pèse ${kilobytes(measures[slug].total)}, sans un seul script`;

export const beforeAfter = {
  kind: 'beforeAfter',
  title: 'Avant, après',
  lead: 'Trois de nos études, pour des entreprises inventées. Glissez la barre pour comparer.',
  before: 'Avant',
  after: 'Après',
  slider: 'Part du site d’avant qui est montrée',
  showBefore: 'Voir tout l’avant',
  showAfter: 'Voir tout l’après',
  choose: 'Choisir un projet',
  projects: [
    {
      id: 'la-fournee',
      title: 'Boulangerie',
      before: {
        alt: 'Ancien site d’une boulangerie : bandeau brun, carrousel et texte en deux colonnes.',
        lines: ['Bienvenue chez nous !', 'Nos spécialités', 'Nouveautés', 'Infolettre'],
      },
      after: {
        alt: 'Nouveau site de la boulangerie : une miche vue de dessus et l’heure de la prochaine fournée.',
        lines: ['La Fournée de la 3e', 'La miche sort', 'à 7 h 40.', 'Voir l’horaire', 'Quatre fournées par jour'],
      },
      improvements: [
        'La première question, « quand », a sa réponse dans le titre',
        'Un horaire de quatre lignes à la place d’un carrousel',
        weight('la-fournee'),
      ],
    },
    {
      id: 'faitage-et-fille',
      title: 'Couvreurs',
      before: {
        alt: 'Ancien site de couvreurs : quatre colonnes, six menus, une promotion en rouge et aucun prix.',
        lines: ['Toitures - Site officiel', 'Mot du président', 'PROMO !!!', 'Nos liens'],
      },
      after: {
        alt: 'Nouveau site des couvreurs : un toit en coupe, couche par couche, sous une seule promesse.',
        lines: ['Faîtage & fille', 'Votre toit,', 'couche par couche.', 'Voir les prix', 'Trois prix, écrits'],
      },
      improvements: [
        'La soumission se comprend avant d’arriver',
        'Trois prix, et ce que chacun ne comprend pas',
        weight('faitage-et-fille'),
      ],
    },
    {
      id: 'bains-de-l-anse',
      title: 'Bains nordiques',
      before: {
        alt: 'Ancien site de bains : trois rabais, un menu de six entrées et un formulaire à télécharger.',
        lines: ['Bains et massages', 'Nos forfaits du mois', 'SPÉCIAL !!!', 'Nos amis'],
      },
      after: {
        alt: 'Nouveau site des bains : une anse dans la brume, un bassin fumant et un bouton pour choisir son heure.',
        lines: ['Bains de l’Anse', 'De l’eau chaude,', 'du silence.', 'Choisir mon heure', 'Le cycle : 35 minutes'],
      },
      improvements: [
        'Rien ne bouge à l’écran : ni carrousel, ni fenêtre',
        'On choisit une heure, puis un forfait',
        weight('bains-de-l-anse'),
      ],
    },
  ],
} as const;
