/** Version of the privacy policy that a choice refers to; a date, as on the page. */
export const PRIVACY_POLICY_VERSION = '2026-11-30';
