import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { ofName } from '@agence/shared-contracts/format/ofName';

const counted = (count: number, one: string, several: string) => `${frenchNumber(count)} ${count > 1 ? several : one}`;

/** Texts of the screen « Ma page publique », where creators see what their page shows and decide (Law 25). */
export const publicPageTexts = {
  seo: {
    title: 'Ma page publique',
    description: 'Voyez ce que montre votre page, puis décidez.',
    keywords: ['espace membre'],
  },
  edit: 'Modifier ce qu’elle dit',
  title: 'Ma page publique',
  lead: {
    private: 'Lisez l’aperçu, puis décidez. Rien de ceci n’est public tant que vous ne l’avez pas accepté.',
    waiting: 'Voici ce qui deviendra public avec votre première publication. Vous pouvez changer d’avis.',
    public: 'Elle vous présente, avec vos formations et vos consultations, à qui vous cherche.',
  },
  /** @param services how many are offered */
  waiting: (services: number) =>
    services > 1
      ? `Vos ${services} services ne paraissent pas encore : on ne peut les réserver qu’une fois vos heures données.`
      : 'Votre service ne paraît pas encore : on ne peut le réserver qu’une fois vos heures données.',
  giveHours: 'Donner mes heures',
  toDecision: 'Aller à ma décision',
  none: {
    title: 'Vous n’avez pas encore de page',
    detail: 'Elle se prépare avec votre première formation, et reste privée jusqu’à ce que vous en décidiez autrement.',
    action: 'Créer une formation',
  },
  failed: { title: 'Votre page ne se charge pas', detail: 'Réessayez dans un instant.', action: 'Réessayer' },
  preview: {
    title: {
      private: 'Aperçu simplifié : ce que tout le monde verrait',
      waiting: 'Aperçu simplifié : ce que tout le monde verra',
      public: 'Aperçu simplifié de votre page publique',
    },
    support: 'Soutenir',
    consult: 'Consultation',
    verified: 'Profil vérifié',
    rating: (average: string) => `${average} sur 5`,
    notRated: 'Pas encore évalué',
    hourlyRate: (price: string) => `${price} de l’heure + taxes`,
    website: 'Site web',
    linkedin: 'LinkedIn',
    figures: { formations: 'Formations', students: 'Étudiants', revenue: 'Revenus générés', rating: 'Note moyenne' },
    hidden: 'Non publié',
    about: (name: string) => `À propos ${ofName(name)}`,
    facts: {
      company: 'Entreprise',
      experience: 'Expérience',
      years: (count: number) => `${count} ${count > 1 ? 'ans' : 'an'}`,
      languages: 'Langues',
      response: 'Délai de réponse',
      satisfaction: 'Satisfaction',
      percent: (percent: number) => `${percent} %`,
      services: (count: number) => counted(count, 'service offert', 'services offerts'),
      tips: (count: number) => counted(count, 'soutien reçu', 'soutiens reçus'),
      sponsorships: (count: number) => counted(count, 'commandite active', 'commandites actives'),
    },
    languages: { fr: 'français', en: 'anglais', es: 'espagnol' } as Readonly<Record<string, string>>,
    services: 'Travailler ensemble',
    minutes: (count: number) => `${count}\u00a0min`,
    courses: 'Dernières formations',
    onlyCourse: 'Sa formation',
    modules: (count: number) => counted(count, 'module', 'modules'),
    free: 'Gratuit',
    taxes: '+ taxes',
    fictional: 'Fictif',
    noCourses: 'Aucune formation disponible',
  },
  decision: {
    title: 'Votre décision',
    private: 'Votre page est privée. Personne d’autre que vous ne voit votre nom ni cet aperçu.',
    waiting:
      'Vous avez accepté cette page. Elle paraîtra avec la première formation ou le premier service que vous publierez.',
    public: 'Votre page est en ligne, et votre nom accompagne vos formations.',
    agreedOn: (date: string) => `Acceptée le ${date}.`,
    whatItMeans: 'Si vous acceptez',
    means: [
      'Votre nom et tout ce que montre l’aperçu deviennent publics.',
      'La page figure dans le plan du site : les moteurs de recherche peuvent la trouver.',
      'Votre nom accompagne vos formations publiées, dans le catalogue, la recherche et les certificats.',
      'Le bouton « Soutenir » permet à qui le veut de vous verser de l’argent.',
    ],
    name: 'Ce n’est pas le bon nom ? Changez-le dans votre compte avant d’accepter.',
    toAccount: 'Ouvrir mon compte',
    notYet: 'Vous n’avez encore rien publié : la page paraîtra avec votre première formation ou votre premier service.',
    agree: 'Rendre ma page publique',
    agreeing: 'Un instant…',
    free: 'Vous pouvez publier sans page : vos formations paraissent alors sans votre nom. Et vous pouvez la retirer en tout temps.',
    view: 'Voir ma page',
    edit: 'Modifier',
    anytime: 'Vous pouvez la retirer en tout temps.',
    withdraw: 'Retirer ma page publique',
    agreed: 'C’est fait : votre page est publique.',
    agreedWaiting: 'C’est noté : votre page paraîtra à votre première publication.',
    withdrawn: 'C’est fait : votre page est retirée. Elle disparaît du site en moins d’une minute.',
    changed: 'Votre page a changé entre-temps. Relisez l’aperçu à jour avant d’accepter.',
    failed: 'Votre décision n’a pas pu être enregistrée. Rien n’a changé : réessayez.',
  },
  confirm: {
    title: 'Retirer votre page publique ?',
    effects: [
      'Votre page et votre nom disparaissent du site en moins d’une minute. L’adresse répond alors que la page n’existe pas.',
      'Vos formations restent en ligne et en vente, sans votre nom. Qui les suit garde son accès.',
      'Plus personne ne peut vous soutenir ni réserver vos services. Ce qui est déjà payé reste dû.',
      'Les moteurs de recherche et les réseaux sociaux peuvent mettre quelques jours à oublier ce qu’ils en ont copié.',
    ],
    again: 'Vous pourrez la rendre publique de nouveau quand vous voudrez.',
    confirm: 'Retirer ma page',
    cancel: 'La garder',
  },
  /** Beside the button that publishes a course. */
  signature: {
    /** The link to the page follows. */
    named: (name: string) => `Signée ${name}, avec un lien vers`,
    page: 'votre page publique',
    unnamed: 'Paraîtra sans votre nom : votre page est privée.',
    shownUnnamed: 'En ligne sans votre nom : votre page est privée.',
    decide: 'Voir ma page et décider',
  },
} as const;
