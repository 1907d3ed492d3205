/** The two analytics events of the product (marketing-site §7). Never carries personal data. */
export type TrackedEvent = {
    readonly name: 'cta_clicked';
    readonly label: string;
    readonly location: string;
} | {
    readonly name: 'form_submitted';
    readonly form: 'newsletter_signup' | 'footer_newsletter_signup' | 'contact';
};
