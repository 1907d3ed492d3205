import * as v from 'valibot';
import { newsletterFields } from './leadFields.ts';

/** An address that a mail can be sent to, as it is stored. @param message what is said of another */
export const emailAddress = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(newsletterFields.email.maxLength, message),
    v.rfcEmail(message),
    v.regex(/\.[^.@]{2,}$/, message),
  );
