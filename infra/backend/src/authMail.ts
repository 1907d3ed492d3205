import { AsyncLocalStorage } from 'node:async_hooks';
import type { Mail } from '../../supabase/functions/_shared/FunctionEnv.ts';

/** Where the person who asked for a mail wants to arrive, for as long as their request is answered. */
const wishedRedirect = new AsyncLocalStorage<string>();

/** Runs a request to the auth API so that a mail it sends leads to the page it named (`redirect_to`). */
export function withMailRedirect<Result>(url: URL, work: () => Result): Result {
  return wishedRedirect.run(url.searchParams.get('redirect_to') ?? '', work);
}

const TEXTS: Readonly<Record<string, { readonly subject: string; readonly intro: string }>> = {
  magiclink: { subject: 'Votre lien de connexion', intro: 'Voici de quoi vous connecter, sans mot de passe.' },
  recovery: { subject: 'Choisir un nouveau mot de passe', intro: 'Vous avez demandé un nouveau mot de passe.' },
  signup: { subject: 'Confirmez votre adresse', intro: 'Il ne reste qu’à confirmer votre adresse.' },
  email_change: {
    subject: 'Confirmez votre nouvelle adresse',
    intro:
      'Vous avez demandé à changer d’adresse. L’ancienne et la nouvelle ont reçu chacune un message comme celui-ci\u00a0: l’adresse change quand les deux ont confirmé.',
  },
};
const OTHER = { subject: 'Confirmez votre demande', intro: 'Une demande attend votre confirmation.' };

/** A mail of the auth server in French, leading back to this site only. */
export function frenchAuthMail(mail: { to: string; text?: string | undefined }, siteUrl: string): Mail {
  const code = /\b(\d{6})\b/.exec(mail.text ?? '')?.[1];
  const found = /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  const link = found ? new URL(found) : undefined;
  link?.searchParams.set('redirect_to', safeRedirect(wishedRedirect.getStore(), siteUrl));
  const { subject, intro } = TEXTS[link?.searchParams.get('type') ?? ''] ?? OTHER;
  return {
    to: mail.to,
    subject,
    text: [
      'Bonjour,',
      '',
      intro,
      ...(code ? ['', `Votre code : ${code}`] : []),
      ...(link ? ['', `Ou suivez ce lien : ${link.href}`] : []),
      '',
      'Il est bon pour une heure et une seule fois. Si vous n’avez rien demandé, ignorez ce message.',
    ].join('\n'),
  };
}

/** The page of this site that a link names; of any other, its first page. */
export function safeRedirect(wished: string | undefined, siteUrl: string): string {
  const url = wished && URL.canParse(wished, siteUrl) ? new URL(wished, siteUrl) : undefined;
  return url?.origin === new URL(siteUrl).origin ? url.href : siteUrl;
}
