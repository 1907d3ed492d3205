import { boolean, type InferOutput, optional, pipe, regex, startsWith, strictObject, string, url } from 'valibot';

const httpsUrl = pipe(string(), url('must be an address'), startsWith('https://', 'must start with https://'));

/**
 * What an installation of the site sets without building anything: what it works with (AMB-49, AMB-54). Stands in `config.json` of the data folder. Without a value, the site does not use that service at all.
 */
export const siteConfigSchema = strictObject({
  /** Embedded booking calendar; without it, booking dialogs offer the request form alone. */
  calendarUrl: optional(httpsUrl),
  /** Google Tag Manager container. */
  tagManagerId: optional(pipe(string(), regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-XXXXXXX'))),
  /** Meta pixel. */
  pixelId: optional(pipe(string(), regex(/^\d{5,20}$/, 'must be a number'))),
  /** `false` where the backend knows no second factors; without a value it does. */
  secondFactor: optional(boolean()),
});

/** What one installation sets. */
export type SiteConfig = InferOutput<typeof siteConfigSchema>;
