import type { Contact } from '../brand.ts';
import type { ClaimsText } from '../texts/claims.ts';
/** What staff have published for the whole site in place of what its releases say; each part is absent until they have. */
export interface PublishedSite {
    /** In place of the configured contact. */
    readonly contact?: Contact;
    /** What is shown of figures and testimonials. In production always there: what nobody has verified is shown to nobody then. */
    readonly claims?: ClaimsText;
}
/** The parts of `PublishedSite` that a route's pages show. @provided */
export type PublishedPart = keyof PublishedSite;
