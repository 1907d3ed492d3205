import type { BusyTimes } from '../run-jobs/busyTimes.ts';

/** A mail, in French, as text: what is written here must read well without pictures. Its look is added by `composeMail`. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Paragraphs and lines. A line that ends with `: <address>` becomes a link, the first one in a mail a button. */
  readonly text: string;
  /** What its page says instead of `text`, made by `renderLetter`: it goes into the page as it is. */
  readonly markup?: string;
  /** What a list of mails shows after the subject. */
  readonly preheader?: string;
  /** Why somebody gets it, below what it says. */
  readonly reason?: string;
  /** Who reads an answer to it, where that is not who sends it. */
  readonly replyTo?: string;
  /** Ends a subscription with one click (RFC 8058): for everything that is sent to many. */
  readonly unsubscribeUrl?: string;
  /** What calendars take from it: an appointment to keep, or to take out. */
  readonly calendar?: CalendarFile;
}

/** An iCalendar file in a mail (RFC 6047). */
export interface CalendarFile {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

/** Who runs the site: what mails are signed with, as the law on commercial mail (LCAP) wants it. */
export interface Agency {
  readonly name: string;
  readonly postalAddress: string;
  /** Where requests of visitors go. */
  readonly email: string;
}

/** A file in storage, as its bucket knows it. */
export interface StoredFile {
  readonly bucket: string;
  readonly name: string;
}

/** What the runtime provides to a function. */
export interface FunctionEnv {
  /** Address of the project's API. */
  readonly url: string;
  /** The service role's key. */
  readonly secretKey: string;
  /** The network of who calls; absent where it is unknown. */
  readonly client?: string;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  readonly agency: Agency;
  /** Reaches the project's API. */
  readonly fetch: (request: Request) => Promise<Response>;
  /**
   * Hands a mail to whoever delivers it.
   *
   * @param key the same for the same mail, however often it is tried
   * @throws MailError saying whether it may have left
   */
  readonly sendMail: (mail: Mail, key?: string) => Promise<void>;
  /** Whether a mail with the same key is sent once, however often it is handed over. */
  readonly mailsOnce: boolean;
  /**
   * When the owner of a calendar is busy (`run-jobs/busyTimes.ts`), within a limit of time: the file is somebody else's.
   *
   * @throws CalendarError
   */
  readonly busyTimes: (text: string, from: Date, to: Date) => Promise<BusyTimes>;
  /** Removes stored files, with their bytes; those that are gone already are none the less removed. @throws Error to be tried again */
  readonly removeFiles: (files: readonly StoredFile[]) => Promise<void>;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Reaches the card provider; the embedded backend answers as one itself. */
    readonly fetch: typeof fetch;
  };
}

/** A function of the project, the same on Supabase and embedded. */
export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
