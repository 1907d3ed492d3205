import { ofName } from '@agence/shared-contracts/format/ofName';

/** Texts of the creator studio (marketplace  2 "Creator dashboard",  5,  9). */
export const studioTexts = {
  seo: {
    title: 'Tableau de bord Créateur',
    description: 'Vos formations, vos étudiants et vos revenus.',
    keywords: ['espace membre'],
  },
  title: 'Tableau de bord Créateur',
  greeting: (who: string) => `Bonjour ${who}`,
  newCourse: 'Nouvelle formation',
  stats: {
    courses: 'Formations',
    students: 'Étudiants',
    revenue: 'Revenus totaux',
    month: 'Ce mois',
    published: (published: number, drafts: number) =>
      [
        `${published} ${published > 1 ? 'publiées' : 'publiée'}`,
        ...(drafts > 0 ? [`${drafts} ${drafts > 1 ? 'brouillons' : 'brouillon'}`] : []),
      ].join(', '),
    newStudents: (count: number, month: string) =>
      `${count > 0 ? `${count}\u00a0${count > 1 ? 'inscriptions' : 'inscription'}` : 'aucune inscription'} en ${month}`,
    /** @param month in which they begin; empty where that is not known */
    since: (month: string) => `votre part, depuis\u00a0${month || 'le\u00a0début'}`,
    /** @param day as `1er décembre`: up to then it is compared with all of the month before */
    risen: (day: string, amount: string, month: string) => `au ${day}, ${amount} de plus qu’en ${month}`,
    fallen: (day: string, amount: string, month: string) => `au ${day}, ${amount} de moins qu’en ${month}`,
  },
  /** @param count undefined while it is not known */
  list: (count: number | undefined) => (count === undefined ? 'Mes formations' : `Mes formations (${count})`),
  /** Below the first ones of the list. */
  more: (count: number) => (count > 1 ? `Voir les ${count} autres formations` : 'Voir une autre formation'),
  empty: {
    title: 'Aucune formation créée',
    detail: 'Commencez par créer votre première formation.',
    action: 'Créer une formation',
  },
  /** The way that a first course begins. */
  first: {
    next: 'Ce qui suit',
    title: {
      name: 'Un titre suffit',
      detail: 'Le brouillon est créé, et tout ce que vous écrivez est gardé à mesure.',
    },
    modules: { name: 'Vos modules', detail: 'Un texte ou un film chacun, dans l’ordre que vous voulez.' },
    apply: {
      name: 'Votre candidature',
      detail: 'L’équipe la lit et vous répond par courriel. Acceptée, elle vous permet de publier.',
    },
    read: {
      name: 'Votre relecture',
      detail: 'L’éditeur dit ce qui manque et montre la formation comme à vos étudiants.',
    },
    publish: {
      name: 'La mise en ligne',
      detail:
        'Vous recevez 70 % de chaque vente. Vos étudiants, vos revenus et l’endroit où l’on s’arrête paraîtront ici.',
    },
  },
  card: {
    published: 'Publié',
    draft: 'Brouillon',
    views: (count: number) => (count > 1 ? 'vues' : 'vue'),
    modules: (count: number, drafts: number) => {
      const modules = count > 1 ? 'modules' : 'module';
      return drafts > 0 ? `${modules}, dont ${drafts} en brouillon` : modules;
    },
    students: (count: number) => (count > 1 ? 'étudiants' : 'étudiant'),
    change: 'Modifier',
    edit: (title: string) => `Modifier « ${title} »`,
    view: (title: string) => `Voir « ${title} »`,
    remove: (title: string) => `Supprimer « ${title} »`,
  },
  form: {
    title: 'Titre',
    titleHint: 'Ce que la personne saura faire à la fin.',
    description: 'Description',
    descriptionHint: 'Deux ou trois phrases, pour le catalogue.',
    level: 'Niveau',
    category: 'Catégorie',
    duration: 'Durée en minutes',
    submit: 'Créer la formation',
    submitting: 'Création…',
    cancel: 'Annuler',
    failed: 'La formation n’a pas pu être créée. Ce que vous avez écrit est conservé : réessayez.',
    kept: 'Ce que vous écrivez est gardé sur cet appareil.',
    titleFirst: 'Il manque encore un titre.',
    private: 'Un brouillon reste privé : personne d’autre ne le voit, ni votre nom.',
  },
  remove: {
    title: 'Supprimer cette formation ?',
    detail: (title: string) =>
      `« ${title} » disparaîtra de votre liste et du catalogue. Vous aurez 10 secondes pour annuler.`,
    confirm: 'Supprimer',
    cancel: 'Garder',
    done: (title: string) => `« ${title} » a été supprimée.`,
    undo: 'Annuler',
    undone: (title: string) => `« ${title} » est de retour.`,
    hasBuyers:
      'Des personnes ont acheté cette formation : elle ne peut pas être supprimée. Vous pouvez la dépublier ; les acheteurs gardent leur accès.',
    unpublish: 'Dépublier',
    failed: 'La suppression n’a pas fonctionné. Rien n’a changé : réessayez.',
  },
  charts: {
    title: 'Douze derniers mois',
    shown: 'Ce qui est montré',
    revenue: 'Revenus nets',
    revenueUnit: 'Votre part, en dollars, par mois',
    students: 'Inscriptions',
    studentsUnit: 'Formations commencées, par mois',
    /** @param month as `novembre`, which goes on */
    unfinished: (unit: string, month: string) => `${unit} ; ${month} n’est pas fini.`,
    best: (month: string, value: string) => `Le plus haut : ${value} en ${month}.`,
    latest: (month: string, value: string) => `Ce mois-ci, ${month} : ${value}.`,
    table: 'Voir les chiffres',
    month: 'Mois',
    none: 'Vos premiers chiffres apparaîtront ici.',
  },
  next: {
    title: 'À faire ensuite',
    becomeDetail: 'Vous écrivez dès maintenant ; une candidature acceptée vous permet de publier.',
    answer: (count: number) => `Répondre à ${count} avis`,
    answerDetail: 'Votre réponse se lit sous l’avis, sur la page de la formation.',
    finish: (title: string) => `Finir « ${title} »`,
    missing: (count: number) =>
      count > 1 ? `Il manque ${count} choses avant de publier.` : 'Il manque une chose avant de publier.',
    publish: (title: string) => `Publier « ${title} »`,
    ready: 'Tout est prêt : il ne reste qu’à la mettre en ligne.',
    review: (place: number, title: string) => `Revoir le module ${place} de « ${title} »`,
    reviewDetail: (left: number, began: number) =>
      left > 1
        ? `${left} personnes sur ${began} ne l’ont pas terminé.`
        : `Une personne sur ${began} ne l’a pas terminé.`,
  },
  stops: {
    title: 'Où l’on s’arrête',
    course: 'Formation',
    explained: 'Combien de personnes ont commencé chaque module, et combien ne l’ont pas terminé.',
    module: 'Module',
    length: 'Durée',
    began: 'Commencé',
    left: 'Arrêts',
    none: 'Personne n’a encore commencé cette formation.',
    worst: (place: number) => `C’est au module ${place} que l’on s’arrête le plus.`,
    open: (place: number) => `Ouvrir le module ${place}`,
    failed: 'Ces chiffres ne se chargent pas.',
    again: 'Réessayer',
  },
  earnings: {
    title: 'Revenus',
    rule: 'Vous recevez 70 % de chaque vente, arrondis au cent inférieur ; 30 % financent la plateforme.',
    date: 'Date',
    kind: 'Opération',
    gross: 'Montant',
    share: 'Votre part (70 %)',
    platform: 'Plateforme (30 %)',
    platformShort: 'plateforme',
    openingRule: 'Un report est votre part de ventes qui précèdent ce registre.',
    openingOf: (month: string) => `Report ${ofName(month)}`,
    more: (count: number) => (count > 1 ? `Voir les ${count} autres opérations` : 'Voir une autre opération'),
    total: 'Total de toutes vos opérations',
    fewer: 'Voir les dernières seulement',
    kinds: { sale: 'Vente', tip: 'Soutien', refund: 'Remboursement' },
    empty: 'Aucune opération pour le moment.',
  },
  reviews: {
    title: 'Avis reçus',
    stars: (rating: number) => `${rating} sur 5`,
    noComment: 'Sans commentaire',
    more: (count: number) => (count > 1 ? `${count} autres avis` : 'Un autre avis'),
    empty: 'Aucun avis pour le moment.',
    answer: {
      title: 'Votre réponse',
      open: 'Répondre',
      change: 'Modifier la réponse',
      field: 'Votre réponse',
      hint: 'Tout le monde la lit sous l’avis. Vide, elle disparaît.',
      save: 'Publier la réponse',
      saving: 'Un instant…',
      cancel: 'Annuler',
      failed: 'La réponse n’a pas pu être publiée. Réessayez.',
    },
  },
  failed: {
    title: 'Vos formations ne se chargent pas',
    detail: 'Elles sont en sécurité. Vérifiez votre connexion, puis réessayez.',
    action: 'Réessayer',
  },
} as const;
