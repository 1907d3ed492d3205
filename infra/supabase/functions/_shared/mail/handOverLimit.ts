/**
 * How long handing one mail over may take in all, in milliseconds, whatever the mail server does in between. Ten of them in a row are
 * less than the lease that `claim_jobs` gives.
 */
export const HAND_OVER_LIMIT_MS = 20_000;
