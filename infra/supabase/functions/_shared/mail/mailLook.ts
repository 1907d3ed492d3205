import { palette } from '@agence/shared-contracts/brand';

/** The light colours of the site: mail programs know none of its variables, nor its fonts. */
export const MAIL_COLORS = palette.light;

/** How a link looks that a mail is about. */
export const BUTTON = `display:inline-block;margin:4px 0;padding:12px 22px;border-radius:999px;background:${MAIL_COLORS.ember};color:${MAIL_COLORS['on-ember']};font-weight:600;text-decoration:none`;
