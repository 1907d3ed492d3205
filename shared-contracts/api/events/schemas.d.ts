/**
 * Every event that crosses a release border: name with version, past tense, and its fields, all of them texts. An event
 * changes its shape only under a new version, and both stand side by side for one release. The bus checks shapes; what a
 * value may be is decided where it is stored. A schema library would cost every page a kilobyte for this.
 */
export declare const eventFields: {
    /** Somebody signed in (producer: shell). Remotes refetch what depends on the person. */
    readonly 'auth.signedIn.v1': readonly ["userId"];
    /** The person signed out (producer: shell). Remotes forget everything about them. */
    readonly 'auth.signedOut.v1': readonly [];
    /** @deprecated until 2.0.0: nobody listened to it; no release sends it any more */
    readonly 'formation.moduleCompleted.v1': readonly ["formationId", "moduleId"];
    /**
     * A newsletter form was sent (producers: shell, marketing). The shell delivers it to the `leads` table. `form` is
     * `newsletter_signup` or `footer_newsletter_signup`.
     */
    readonly 'lead.newsletterSubmitted.v1': readonly ["id", "email", "form"];
};
export type EventName = keyof typeof eventFields;
export type EventPayload<Name extends EventName> = {
    readonly [Field in (typeof eventFields)[Name][number]]: string;
};
