import { type ReactNode } from 'react';
import type { ShellApi } from '../remote/shell.ts';
export { NEWSLETTER_MS } from '../forms/newsletterOutcome.ts';
/** French texts of the form. */
export interface NewsletterTexts {
    readonly label: string;
    readonly placeholder: string;
    readonly submit: string;
    readonly submitting: string;
    readonly success: string;
    readonly successDetail: string;
    /** The address is on this device, and is sent when the backend answers; without it the form says that it has failed. */
    readonly kept?: string;
    readonly failure: string;
    readonly consent: string;
}
interface NewsletterFormProps {
    readonly shell: ShellApi;
    /** Address of the page. */
    readonly url: URL;
    readonly texts: NewsletterTexts;
    /** What invites to subscribe: a heading and a sentence. */
    readonly children: ReactNode;
}
/**
 * Newsletter signup: a plain form until it is hydrated, then the states of marketing-site §4. The address goes to the
 * shell, which keeps it until the backend has it (AMB-10). The page's route declares the query parameter `inscription`.
 */
export declare function NewsletterForm({ shell, url, texts, children }: NewsletterFormProps): import("react").JSX.Element;
