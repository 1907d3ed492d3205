import { brandName } from '@agence/shared-contracts/brand';
/** Texts of the account dialog. */
export const accountTexts = {
  title: 'Mon compte',
  signedInAs: 'Connecté avec',
  password: {
    title: 'Changer de mot de passe',
    saved: 'Votre nouveau mot de passe est enregistré.',
  },
  email: {
    title: 'Changer de courriel',
    label: 'Nouveau courriel',
    hint: 'Un lien de confirmation part à votre adresse actuelle, un autre à la nouvelle.',
    submit: 'Recevoir le lien',
    sent: 'Deux courriels de confirmation sont en route. Votre adresse change quand vous avez suivi le lien de chacun.',
  },
  secondFactor: {
    title: 'Vérification en deux étapes',
    explanation:
      'En plus du mot de passe, un code de votre téléphone. Même avec votre mot de passe, personne d’autre n’entre.',
    loading: 'Chargement...',
    start: 'Activer',
    scan: 'Ouvrez votre application d’authentification, photographiez ce code, puis entrez les six chiffres qu’elle montre.',
    image: 'Code à photographier avec une application d’authentification',
    secret: 'Ou entrez cette clé à la main :',
    finish: 'Terminer l’activation',
    cancel: 'Annuler',
    active: 'Activée : un code vous est demandé à chaque connexion.',
    stop: 'Désactiver',
    newCodes: 'Recevoir des codes de secours',
    codes:
      'Vos codes de secours : chacun ouvre votre compte une seule fois, sans votre application. Gardez-les en lieu sûr, ils ne seront plus montrés. Ceux d’avant ne valent plus.',
    issuer: brandName,
  },
  others: {
    title: 'Autres appareils',
    action: 'Déconnecter tous les autres appareils',
    done: 'Vous n’êtes plus connecté qu’ici.',
  },
} as const;
