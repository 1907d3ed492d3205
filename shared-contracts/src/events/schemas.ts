/**
 * Every event that crosses a release border: name with version, past tense, and its fields, all of them texts. An event
 * changes its shape only under a new version, and both stand side by side for one release. The bus checks shapes; what a
 * value may be is decided where it is stored. A schema library would cost every page a kilobyte for this.
 */
export const eventFields = {
  /** Somebody signed in (producer: shell). Remotes refetch what depends on the person. */
  'auth.signedIn.v1': ['userId'],
  /** The person signed out (producer: shell). Remotes forget everything about them. */
  'auth.signedOut.v1': [],
  /** @deprecated until 2.0.0: nobody listened to it; no release sends it any more */
  'formation.moduleCompleted.v1': ['formationId', 'moduleId'],
  /**
   * A newsletter form was sent (producers: shell, marketing). The shell delivers it to the `leads` table. `form` is
   * `newsletter_signup` or `footer_newsletter_signup`.
   */
  'lead.newsletterSubmitted.v1': ['id', 'email', 'form'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type EventName = keyof typeof eventFields;
export type EventPayload<Name extends EventName> = {
  readonly [Field in (typeof eventFields)[Name][number]]: string;
};
