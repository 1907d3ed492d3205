import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';

/** A measure of staff as `moderation_to_tell` gives it. */
export interface ModerationOfMail {
  readonly email: string;
  readonly kind: 'account' | 'course' | 'review' | 'profile' | 'photo';
  readonly subject_name: string;
  readonly reason: string;
  readonly appeal: string | null;
  readonly answer: string | null;
  readonly is_lifted: boolean;
}

const what = ({ kind, subject_name }: ModerationOfMail): string =>
  ({
    account: 'votre compte',
    course: `votre cours «\u00a0${subject_name}\u00a0»`,
    review: `votre avis sur «\u00a0${subject_name}\u00a0»`,
    profile: `votre page «\u00a0${subject_name}\u00a0»`,
    photo: 'la photo de votre page',
  })[kind];

/** Tells whose it is what was withdrawn, why, and how to appeal; nothing where it is lifted by now. */
export function moderationTakenMail(measure: ModerationOfMail, { agency, siteUrl }: FunctionEnv): Mail | undefined {
  if (measure.is_lifted) return undefined;
  const isAccount = measure.kind === 'account';
  return {
    to: measure.email,
    subject: isAccount ? 'Votre compte est suspendu' : 'Nous avons retiré un contenu',
    replyTo: agency.email,
    text: [
      'Bonjour,',
      '',
      isAccount ? 'Nous avons suspendu votre compte.' : `Nous avons retiré du site ${what(measure)}.`,
      `Raison\u00a0: ${measure.reason}`,
      '',
      // Who cannot sign in appeals by mail.
      isAccount
        ? 'Vous n’êtes pas d’accord\u202f? Répondez à ce courriel\u00a0: une personne de l’équipe examine votre demande.'
        : `Contester cette décision\u00a0: ${siteUrl}/compte`,
    ].join('\n'),
  };
}

/** Tells whose it is what was decided in the end. */
export function moderationAnsweredMail(measure: ModerationOfMail, { agency, siteUrl }: FunctionEnv): Mail {
  const isAccount = measure.kind === 'account';
  return {
    to: measure.email,
    subject: measure.is_lifted
      ? isAccount
        ? 'Votre compte est rouvert'
        : 'Votre contenu est de retour'
      : 'Réponse à votre contestation',
    replyTo: agency.email,
    text: [
      'Bonjour,',
      '',
      measure.is_lifted
        ? `Nous avons levé la mesure sur ${what(measure)}\u00a0: tout est de nouveau comme avant.`
        : `Nous maintenons notre décision sur ${what(measure)}.`,
      ...(measure.answer ? [`Notre réponse\u00a0: «\u00a0${measure.answer}\u00a0»`] : []),
      ...(measure.is_lifted ? ['', `Ouvrir mon compte\u00a0: ${siteUrl}/compte`] : []),
    ].join('\n'),
  };
}

/** Tells the agency that somebody appeals. */
export function moderationAppealedMail(measure: ModerationOfMail, { agency, siteUrl }: FunctionEnv): Mail | undefined {
  if (measure.is_lifted || !measure.appeal) return undefined;
  return {
    to: agency.email,
    subject: 'Une décision est contestée',
    replyTo: measure.email,
    text: [
      `Ouvrir la modération\u00a0: ${siteUrl}/admin/moderation`,
      '',
      `Objet\u00a0: ${measure.subject_name}`,
      `Raison donnée\u00a0: ${measure.reason}`,
      '',
      measure.appeal,
    ].join('\n'),
  };
}
