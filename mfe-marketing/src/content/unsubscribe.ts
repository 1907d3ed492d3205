/** Texts of the page that the links at the end of letters lead to. */
export const unsubscribeTexts = {
  seo: {
    title: 'Se désabonner de l’infolettre',
    description: 'Mettre fin à l’infolettre et aux rappels en un geste, sans compte et sans mot de passe à retrouver.',
    keywords: ['désabonnement'],
  },
  ask: {
    title: 'Ne plus rien recevoir\u202f?',
    detail:
      'Un geste suffit, sans compte. L’infolettre et les rappels s’arrêtent pour cette adresse\u202f; les reçus de vos achats et les réponses à vos demandes continuent.',
    button: 'Me désabonner',
  },
  done: {
    title: 'C’est fait',
    detail: 'Vous ne recevrez plus l’infolettre ni les rappels. Vous pouvez vous réinscrire quand vous voulez.',
  },
  unknown: {
    title: 'Ce lien n’est plus valide',
    detail: 'Ouvrez celui de la dernière lettre reçue, ou répondez-y\u00a0: nous vous désabonnons.',
  },
  home: 'Revenir à l’accueil',
} as const;
