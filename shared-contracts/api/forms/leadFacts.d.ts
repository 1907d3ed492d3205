/**
 * What staff reads of a request besides its message, in the agency's mail and the console: as visitors are asked for it, but shorter where
 * that is no name. Beside the labels, as no visitor loads it.
 */
export declare const contactFacts: {
    readonly nom: 'Nom';
    readonly email: 'Courriel';
    readonly telephone: 'Téléphone';
    readonly entreprise: 'Entreprise';
    readonly service: 'Service';
    readonly budget: 'Budget';
};
