import { type InferOutput } from 'valibot';
/**
 * What an installation of the site sets without building anything: what it works with (AMB-49, AMB-54). Stands in `config.json` of the data folder. Without a value, the site does not use that service at all.
 */
export declare const siteConfigSchema: import("valibot").StrictObjectSchema<{
    /** Embedded booking calendar; without it, booking dialogs offer the request form alone. */
    readonly calendarUrl: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").UrlAction<string, "must be an address">, import("valibot").StartsWithAction<string, "https://", "must start with https://">]>, undefined>;
    /** Google Tag Manager container. */
    readonly tagManagerId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must look like GTM-XXXXXXX">]>, undefined>;
    /** Meta pixel. */
    readonly pixelId: import("valibot").OptionalSchema<import("valibot").SchemaWithPipe<readonly [import("valibot").StringSchema<undefined>, import("valibot").RegexAction<string, "must be a number">]>, undefined>;
    /** `false` where the backend knows no second factors; without a value it does. */
    readonly secondFactor: import("valibot").OptionalSchema<import("valibot").BooleanSchema<undefined>, undefined>;
}, undefined>;
/** What one installation sets. */
export type SiteConfig = InferOutput<typeof siteConfigSchema>;
