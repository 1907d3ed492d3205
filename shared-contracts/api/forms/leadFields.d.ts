/** What visitors may ask for (AMB-65): a consultation of 30 minutes, the audit of 45, an office meeting, the VIP programme, a quote. */
export declare const ASKED: readonly ['consultation', 'audit', 'meeting', 'vip', 'quote'];
/** Monthly budgets that the contact form offers. */
export declare const BUDGETS: readonly ['À déterminer', 'Moins de 2 000 $', '2 000 $ à 3 500 $', '3 500 $ à 10 000 $', 'Plus de 10 000 $'];
/** Fields of a newsletter form, as attributes of their controls (AMB-10). */
export declare const newsletterFields: {
    readonly email: {
        readonly name: 'email';
        readonly type: 'email';
        readonly autoComplete: 'email';
        readonly required: true;
        readonly maxLength: 254;
    };
};
/**
 * Fields of a contact form, as attributes of their controls, in its order (AMB-12). A form may leave out what is not required; the schema
 * (`forms/lead`), its messages and the function that stores a request have the same names and limits from here.
 */
export declare const contactFields: {
    readonly nom: {
        readonly name: 'nom';
        readonly autoComplete: 'name';
        readonly required: true;
        readonly minLength: 2;
        readonly maxLength: 80;
    };
    readonly email: {
        readonly name: 'email';
        readonly type: 'email';
        readonly autoComplete: 'email';
        readonly required: true;
        readonly maxLength: 254;
    };
    readonly message: {
        readonly name: 'message';
        readonly required: true;
        readonly minLength: 10;
        readonly maxLength: 2000;
    };
    readonly telephone: {
        readonly name: 'telephone';
        readonly type: 'tel';
        readonly autoComplete: 'tel';
        readonly maxLength: 40;
    };
    readonly entreprise: {
        readonly name: 'entreprise';
        readonly autoComplete: 'organization';
        readonly maxLength: 120;
    };
    readonly service: {
        readonly name: 'service';
    };
    readonly budget: {
        readonly name: 'budget';
    };
    readonly consentement: {
        readonly name: 'consentement';
        readonly value: 'oui';
        readonly required: true;
    };
};
/** Column of `leads` that keeps each field of a contact form. */
export declare const contactColumns: {
    readonly nom: 'name';
    readonly email: 'email';
    readonly message: 'message';
    readonly telephone: 'phone';
    readonly entreprise: 'company';
    readonly service: 'service';
    readonly budget: 'budget';
    readonly consentement: 'consented_at';
};
/** Longest value of a choice, which is a name of ours, in characters. */
export declare const CHOICE_LENGTH: {
    readonly service: 120;
    readonly budget: 60;
};
