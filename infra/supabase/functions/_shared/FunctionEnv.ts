/** A mail, in French, as text: what is written here must read well without pictures. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** What the runtime provides to a function. */
export interface FunctionEnv {
  /** Address of the project's API. */
  readonly url: string;
  /** The service role's key. */
  readonly secretKey: string;
  /** Address of the site, without a slash at the end. */
  readonly siteUrl: string;
  /** Reaches the project's API. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sendMail: (mail: Mail) => Promise<void>;
  readonly stripe: {
    readonly secretKey: string;
    readonly webhookSecret: string;
    /** Reaches the card provider; the embedded backend answers as one itself. */
    readonly fetch: typeof fetch;
  };
}

/** A function of the project, the same on Supabase and embedded. */
export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
