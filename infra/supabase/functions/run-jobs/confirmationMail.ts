import type { Mail } from '../_shared/FunctionEnv.ts';

/** Asks the owner of an address whether they want the newsletter; nothing else is sent before they say so (AMB-10). */
export function confirmationMail(to: string, token: string, siteUrl: string): Mail {
  const link = `${siteUrl}/functions/v1/newsletter?token=${token}`;
  return {
    to,
    subject: 'Confirmez votre inscription à l’infolettre',
    text: [
      'Bonjour,',
      '',
      'Quelqu’un, sans doute vous, a inscrit cette adresse à notre infolettre.',
      '',
      `Pour la recevoir, confirmez ici\u00a0: ${link}`,
      '',
      'Sans confirmation, vous ne recevrez rien d’autre de nous.',
      `Pour ne plus jamais être inscrit\u00a0: ${link}&geste=fin`,
    ].join('\n'),
    unsubscribeUrl: `${link}&geste=fin`,
  };
}
