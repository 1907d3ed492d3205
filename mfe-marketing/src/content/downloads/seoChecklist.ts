interface PrintedChecklist {
  readonly title: string;
  readonly subtitle: string;
  readonly lead: string;
  readonly keywords: string;
  readonly note: { readonly title: string; readonly text: string };
  /** What the reader writes down at the end. */
  readonly columns: readonly string[];
  readonly groups: readonly {
    readonly category: string;
    readonly items: readonly { readonly title: string; readonly text: string }[];
  }[];
}

/**
 * The ten checks of the tool `/outils/checklist-seo`, to print. The tool belongs to another release, so its texts stand
 * here again; a browser test holds both against each other (AMB-15).
 */
export const seoChecklist: PrintedChecklist = {
  title: 'Checklist SEO',
  subtitle: 'Dix vérifications pour les PME du Québec',
  lead: 'Imprimez cette liste et faites-la en une heure, le mode d’emploi sous chaque case. Refaites-la dans trois mois : un site bouge sans qu’on le voie.',
  keywords: 'checklist SEO, référencement, PME, Québec',
  note: {
    title: 'La version interactive',
    text: 'La même liste se coche en ligne et se souvient de vos progrès : cherchez « Checklist SEO » parmi nos outils gratuits.',
  },
  columns: ['Mon site', 'Date de la vérification', 'Cases cochées sur 10'],
  groups: [
    {
      category: 'On-Page',
      items: [
        {
          title: 'Chaque page a un titre unique de moins de 60 caractères',
          text: 'Mettez le mot que vos clients cherchent au début, votre ville ensuite, votre nom à la fin. Deux pages avec le même titre se nuisent : renommez celle qui compte le moins.',
        },
        {
          title: 'Chaque page a une description qui donne envie de cliquer',
          text: 'Entre 120 et 155 caractères : un bénéfice, une preuve, une action. Google peut la réécrire, mais une bonne description augmente le nombre de clics.',
        },
        {
          title: 'Chaque page a un seul titre principal (H1)',
          text: 'Affichez le code source et cherchez « <h1 ». S’il y en a plusieurs, gardez celui qui décrit la page et changez les autres en H2.',
        },
        {
          title: 'Les images utiles ont un texte de remplacement',
          text: 'Décrivez ce que l’image montre à quelqu’un au téléphone. Laissez le texte vide pour une image décorative.',
        },
      ],
    },
    {
      category: 'Technique',
      items: [
        {
          title: 'La page d’accueil s’affiche en moins de 2,5 secondes sur mobile',
          text: 'Mesurez avec PageSpeed Insights, onglet mobile. Les gains les plus rapides : compresser les images, retirer les extensions inutiles, héberger les polices chez vous.',
        },
        {
          title: 'Tout le site est en HTTPS, sans page en double',
          text: 'Tapez votre adresse avec http, https, avec et sans www : une seule version doit rester, les autres doivent y rediriger (code 301).',
        },
        {
          title: 'Un plan de site est envoyé à la Search Console',
          text: 'Créez le compte gratuit, vérifiez le domaine, puis soumettez l’adresse du fichier sitemap.xml. Regardez la semaine suivante quelles pages sont refusées, et pourquoi.',
        },
      ],
    },
    {
      category: 'Contenu',
      items: [
        {
          title: 'La fiche Google de l’entreprise est complète et à jour',
          text: 'Catégorie précise, heures réelles, dix photos récentes, services détaillés. Répondez à chaque avis dans la semaine : la réponse est lue par le prochain client.',
        },
        {
          title: 'Chaque service et chaque ville importante a sa propre page',
          text: 'Une page répond à une intention. Écrivez-y ce qui change vraiment d’une ville à l’autre : délais, cas récents, équipe, accès.',
        },
        {
          title: 'Le site répond aux dix questions que posent vos clients',
          text: 'Relevez-les pendant une semaine d’appels. Répondez franchement, prix compris : les moteurs et les assistants citent les réponses claires.',
        },
      ],
    },
  ],
};
