/** Texts of the sign-in dialog (AMB-05). */
export const signInTexts = {
  choose: 'Que voulez-vous faire ?',
  modes: { signIn: 'Connexion', signUp: 'Créer un compte', recover: 'Mot de passe oublié' },
  titles: { signIn: 'Connexion', signUp: 'Créer un compte', recover: 'Mot de passe oublié' },
  email: 'Courriel',
  password: 'Mot de passe',
  passwordHint: 'Au moins 8 caractères. Vous pouvez coller celui de votre gestionnaire de mots de passe.',
  submit: { signIn: 'Me connecter', signUp: 'Créer mon compte', recover: 'Recevoir un lien' },
  busy: 'Un instant...',
  recoverySent: 'Si un compte existe à cette adresse, un courriel vous y attend.',
  confirmationSent: 'Votre compte est créé. Confirmez-le dans le courriel que nous venons d’envoyer.',
  weakPassword: {
    length: 'Utilisez au moins 8 caractères.',
    characters: 'Mélangez des lettres, des chiffres et des signes.',
    pwned: 'Ce mot de passe est trop répandu : choisissez-en un autre.',
  },
  errors: {
    email: 'Entrez votre adresse complète, par exemple marie@entreprise.ca.',
    password: 'Entrez votre mot de passe.',
    weak: 'Ce mot de passe est trop facile à deviner.',
    refused: 'Le courriel ou le mot de passe ne correspond à aucun compte.',
    invalid_credentials: 'Le courriel ou le mot de passe ne correspond à aucun compte.',
    user_already_exists: 'Un compte existe déjà à cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.',
    email_address_invalid: 'Cette adresse n’est pas acceptée.',
    tooMany: 'Trop d’essais. Attendez cinq minutes, puis réessayez.',
    unreachable: 'Le service ne répond pas. Ce que vous avez écrit est gardé : réessayez dans un instant.',
  },
} as const;
