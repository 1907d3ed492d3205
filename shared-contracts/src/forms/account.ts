import * as v from 'valibot';
import { emailAddress } from './emailAddress.ts';
import { readIdentifier } from './readIdentifier.ts';
import { readAs } from './typed.ts';

/**
 * What the auth service takes for a new password: characters at least, bytes at most. bcrypt ignores what comes after: two passwords
 * that differ only there would both open the account.
 */
export const PASSWORD = { least: 8, most: 72 } as const;

const IDENTIFIER = 'Entrez un courriel, par exemple marie@entreprise.ca, ou un numéro de téléphone.';
const EMAIL = 'Entrez votre adresse complète, par exemple marie@entreprise.ca.';
/** What is said of a new password that is longer or shorter. */
export const PASSWORD_LENGTH = `Utilisez au moins ${PASSWORD.least}\u00a0caractères, et au plus ${PASSWORD.most}.`;

const identifier = readAs(readIdentifier, IDENTIFIER);
const mailbox = emailAddress(EMAIL);
const present = v.pipe(v.string(), v.nonEmpty('Entrez votre mot de passe.'));
const chosen = v.pipe(
  v.string(),
  v.nonEmpty('Choisissez un mot de passe.'),
  v.check((password) => [...password].length >= PASSWORD.least, PASSWORD_LENGTH),
  v.maxBytes(PASSWORD.most, PASSWORD_LENGTH),
);

/** Who comes back, by address or number. */
export const signInForm = v.strictObject({ identifier, password: present });

/** Who makes an account: a mail or a text message has to arrive, and the password is a new one. */
export const signUpForm = v.strictObject({
  identifier: v.pipe(
    identifier,
    v.check((known) => 'phone' in known || v.is(mailbox, known.email), EMAIL),
  ),
  password: chosen,
});

/** Who asks for a link by mail. */
export const mailForm = v.strictObject({ identifier: mailbox });

/** A member's other address, which their password confirms. */
export const newAddressForm = v.strictObject({ identifier: mailbox, password: v.string() });

/** A member's other password. */
export const newPasswordForm = v.strictObject({ password: chosen });
