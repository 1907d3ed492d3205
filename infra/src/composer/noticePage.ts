import { cspHash } from './headers.ts';

const CSS =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color-scheme:light dark}a{color:inherit}';
const POLICY = `default-src 'none'; style-src ${cspHash(CSS)}; frame-ancestors 'none'; base-uri 'none'`;

/** Sentence by status for who sees the answer itself; 500 stands for all that is not named. */
const SENTENCES: Readonly<Record<number, readonly [title: string, sentence: string]>> = {
  400: ['Demande refusée', 'Cette demande n’a pas la forme attendue.'],
  401: ['Accès refusé', 'Vous n’avez pas accès à cette adresse. Connectez-vous, puis réessayez.'],
  403: ['Accès refusé', 'Vous n’avez pas accès à cette adresse.'],
  404: ['Page introuvable', 'Il n’y a rien à cette adresse.'],
  405: ['Demande refusée', 'Cette action n’est pas offerte ici.'],
  408: ['Demande incomplète', 'La demande est arrivée trop lentement. Réessayez.'],
  413: ['Demande refusée', 'La demande est trop volumineuse.'],
  429: ['Trop de demandes', 'Attendez quelques minutes, puis réessayez.'],
  500: ['Une erreur est survenue', 'Réessayez dans un instant.'],
  503: ['Service très sollicité', 'Le service ne peut pas répondre maintenant. Réessayez dans un instant.'],
};

/** Whether whoever asks sees the answer as it comes: a browser that opens an address or sends a form by itself. */
export const isSeen = (accept: string | null | undefined): boolean => accept?.includes('text/html') ?? false;

/** A refusal as a page in French for a browser that shows what comes back; it loads nothing and costs next to nothing. */
export function noticePage(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(noticeHtml(status), { status, headers: { ...NOTICE_HEADERS, ...headers } });
}

export const NOTICE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': POLICY,
};

export function noticeHtml(status: number): string {
  const [title, sentence] = SENTENCES[status] ?? (SENTENCES[500] as readonly [string, string]);
  return `<!doctype html><html lang="fr-CA"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${CSS}</style><h1>${title}</h1><p>${sentence}</p><p><a href="/">Retour à l’accueil</a></p></html>`;
}
