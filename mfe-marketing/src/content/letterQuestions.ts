import type { PageHead } from '@agence/shared-contracts/remote/head';

interface Words {
  readonly title: string;
  readonly detail: string;
}
export interface LetterTexts {
  readonly seo: Pick<PageHead, 'title' | 'description' | 'keywords'>;
  readonly ask: Words & { readonly button: string };
  readonly done: Words;
  /** The link is of nobody, or of somebody who has said no since. */
  readonly unknown: Words;
  readonly home: string;
}

const home = 'Revenir à l’accueil';

/** Texts of the page that the link of a mail leads to which asks to confirm a subscription. */
export const confirmTexts: LetterTexts = {
  seo: {
    title: 'Confirmer son inscription à l’infolettre',
    description:
      'Dire, en un geste, que l’on veut recevoir l’infolettre à cette adresse\u00a0: sans confirmation, rien ne part.',
    keywords: ['confirmation de l’infolettre'],
  },
  ask: {
    title: 'Recevoir «\u00a0Une idée par semaine\u00a0»\u202f?',
    detail:
      'C’est notre infolettre du mardi matin. Un geste suffit, sans compte\u202f; sans votre confirmation, vous ne recevrez rien d’autre de nous.',
    button: 'Confirmer mon inscription',
  },
  done: {
    title: 'Votre inscription est confirmée',
    detail:
      'Merci\u202f! La prochaine infolettre arrive à votre adresse, et chacune a un lien pour ne plus en recevoir.',
  },
  unknown: {
    title: 'Ce lien n’est plus valide',
    detail: 'Inscrivez-vous de nouveau\u00a0: un nouveau lien vous arrive par courriel.',
  },
  home,
};

/** Texts of the page that the links at the end of letters lead to. */
export const unsubscribeTexts: LetterTexts = {
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
    detail: 'Ouvrez celui de la dernière infolettre reçue, ou répondez-y\u00a0: nous vous désabonnons.',
  },
  home,
};
