import type { FunctionEnv, Mail } from '../_shared/FunctionEnv.ts';
import { renderLetter } from '../_shared/mail/renderLetter.ts';

/** A letter to somebody, as `letter_to_send` gives it. */
export interface LetterOfMail {
  /** Of the sending: the link that ends all mails names it. */
  readonly id: string;
  readonly email: string;
  readonly subject: string;
  readonly preheader: string;
  readonly body: string;
  readonly sequence: 'welcome' | 'abandoned_checkout' | 'course_not_begun' | null;
  /** What a sequence is about, and its address on the site. */
  readonly course: string | null;
  readonly path: string | null;
  readonly is_test: boolean;
}

/** Why somebody gets a letter, as the law wants it to be said beside the way out. */
const reasons = {
  letter: 'Vous recevez cette lettre parce que vous avez confirmé votre inscription à notre infolettre.',
  abandoned_checkout: 'Vous recevez ce courriel parce que vous avez commencé une commande sur notre site.',
  course_not_begun: 'Vous recevez ce courriel parce que vous avez acheté cette formation.',
} as const;

/** What stands in a test for what only a real sending knows. */
const SAMPLE = { titre: 'Titre de la formation', path: '/formations' } as const;

/** A letter as a mail, with the way out that the law asks for (LCAP, RFC 8058). */
export function letterMail(letter: LetterOfMail, { siteUrl }: Pick<FunctionEnv, 'siteUrl'>): Mail {
  const { id, email, subject, preheader, body, sequence, course, path, is_test } = letter;
  const values = { titre: course ?? SAMPLE.titre, lien: siteUrl + (path ?? SAMPLE.path) };
  const { text, markup } = renderLetter(body, { siteUrl, ...(sequence ? { values } : {}) });
  return {
    ...{ to: email, subject: is_test ? `[Essai] ${subject}` : subject, text, markup, preheader },
    reason: sequence === null || sequence === 'welcome' ? reasons.letter : reasons[sequence],
    unsubscribeUrl: `${siteUrl}/functions/v1/newsletter?envoi=${id}`,
  };
}
