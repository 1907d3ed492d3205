import { type InferOutput, object, string } from 'valibot';

/**
 * Every event that crosses a release border: name with version, past tense, schema. An event changes its
 * shape only under a new version, and both stand side by side for one release. Schemas check shapes; what a value may
 * be is decided where it is stored.
 */
export const eventSchemas = {
  /** Somebody signed in (producer: shell). Remotes refetch what depends on the person. */
  'auth.signedIn.v1': object({ userId: string() }),
  /** The person signed out (producer: shell). Remotes forget everything about them. */
  'auth.signedOut.v1': object({}),
  /** A module of a course was completed (producer: dashboards). */
  'formation.moduleCompleted.v1': object({ formationId: string(), moduleId: string() }),
  /** A newsletter form was sent (producers: shell, marketing). The shell delivers it to the `leads` table. */
  'lead.newsletterSubmitted.v1': object({
    id: string(),
    email: string(),
    /** `newsletter_signup` or `footer_newsletter_signup`. */
    form: string(),
  }),
} as const;

export type EventName = keyof typeof eventSchemas;
export type EventPayload<Name extends EventName> = InferOutput<(typeof eventSchemas)[Name]>;
