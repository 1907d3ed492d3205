import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { SignInMode } from '@agence/shared-contracts/remote/shell';

interface GuestTexts {
  readonly head: PageHead;
  readonly title: string;
  readonly lead: string;
  readonly action: string;
}

/** The thin pages for people who are not signed in (AMB-06). */
export const guestTexts: Readonly<Record<SignInMode, GuestTexts>> = {
  signIn: {
    head: {
      title: 'Connexion',
      description: 'Connectez-vous pour reprendre vos formations en marketing là où vous les avez laissées.',
      keywords: ['connexion', 'compte'],
      noindex: true,
    },
    title: 'Reprenez le sentier là où vous l’avez laissé',
    lead: 'Vos formations, vos notes et votre progression vous attendent.',
    action: 'Me connecter',
  },
  signUp: {
    head: {
      title: 'Créer un compte',
      description: 'Créez votre compte gratuit et commencez une première formation en marketing dès aujourd’hui.',
      keywords: ['inscription', 'compte'],
      noindex: true,
    },
    title: 'Le premier pas ne coûte rien',
    lead: 'Un compte gratuit, sans carte de crédit, et une première formation que vous commencez tout de suite.',
    action: 'Créer mon compte',
  },
  recover: {
    head: {
      title: 'Mot de passe oublié',
      description: 'Recevez par courriel un lien pour choisir un nouveau mot de passe et retrouver votre compte.',
      keywords: ['mot de passe', 'compte'],
      noindex: true,
    },
    title: 'Un mot de passe, ça se retrouve',
    lead: 'Donnez-nous votre courriel : un lien pour en choisir un nouveau vous y attendra dans la minute.',
    action: 'Recevoir un lien',
  },
};

export const withoutScripts =
  'Pour vous connecter, activez JavaScript dans votre navigateur. Tout le reste se lit sans.';
