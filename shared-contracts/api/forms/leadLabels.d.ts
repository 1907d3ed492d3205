/** How the contact form asks for each of its fields. */
export declare const contactLabels: {
    readonly nom: 'Nom';
    readonly email: 'Courriel';
    readonly telephone: 'Téléphone';
    readonly entreprise: 'Entreprise';
    readonly service: 'Service qui vous intéresse';
    readonly budget: 'Budget mensuel';
    readonly message: 'Votre projet en quelques lignes';
    readonly consentement: 'J’accepte que mes renseignements servent à répondre à ma demande.';
};
