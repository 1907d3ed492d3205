import { contactLabels } from './leadLabels.ts';

const { message: _, consentement: __, ...labels } = contactLabels;

/**
 * What staff reads of a request besides its message, in the agency's mail and the console: as visitors are asked for it, but shorter where
 * that is no name. Beside the labels, as no visitor loads it.
 */
export const contactFacts = { ...labels, service: 'Service', budget: 'Budget' } as const;
