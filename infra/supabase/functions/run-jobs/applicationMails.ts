import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';

/** An application to create courses as `application_to_tell` gives it. */
export interface ApplicationOfMail {
  readonly email: string;
  readonly name: string | null;
  readonly status: 'waiting' | 'accepted' | 'declined';
  readonly about: string;
  readonly website_url: string | null;
  readonly answer: string | null;
}

const said: Readonly<Record<ApplicationOfMail['status'], { subject: string; lines: (siteUrl: string) => string[] }>> = {
  waiting: {
    subject: 'Votre candidature est bien arrivée',
    lines: () => [
      'Merci de vouloir enseigner chez nous. Une personne de l’équipe lit votre candidature et vous répond.',
    ],
  },
  accepted: {
    subject: 'Bienvenue parmi les formateurs',
    lines: (siteUrl) => [
      'Votre candidature est acceptée\u00a0: votre studio est ouvert.',
      '',
      `Ouvrir mon studio\u00a0: ${siteUrl}/creator-dashboard`,
    ],
  },
  declined: {
    subject: 'Réponse à votre candidature',
    lines: () => ['Nous ne retenons pas votre candidature cette fois. Vous pouvez en déposer une autre plus tard.'],
  },
};

/** Tells the applicant; nothing where it was decided otherwise by now. */
export function applicationMail(
  application: ApplicationOfMail,
  status: ApplicationOfMail['status'],
  { agency, siteUrl }: FunctionEnv,
): Mail | undefined {
  if (application.status !== status) return undefined;
  const { subject, lines } = said[status];
  return {
    to: application.email,
    subject,
    replyTo: agency.email,
    text: [
      'Bonjour,',
      '',
      ...lines(siteUrl),
      ...(application.answer ? ['', `Notre réponse\u00a0: «\u00a0${application.answer}\u00a0»`] : []),
    ].join('\n'),
  };
}

/** Tells the agency that an application waits. */
export function applicationToDecideMail(
  application: ApplicationOfMail,
  { agency, siteUrl }: FunctionEnv,
): Mail | undefined {
  if (application.status !== 'waiting') return undefined;
  const { name, email, website_url, about } = application;
  return {
    to: agency.email,
    subject: `Nouvelle candidature\u00a0: ${name ?? email}`,
    replyTo: email,
    text: [
      `Ouvrir les candidatures\u00a0: ${siteUrl}/admin/candidatures`,
      '',
      `Courriel\u00a0: ${email}`,
      ...(website_url ? [`Site\u00a0: ${website_url}`] : []),
      '',
      about,
    ].join('\n'),
  };
}
