import type { Agency } from '../FunctionEnv.ts';
import { escaped } from './escaped.ts';
import { BUTTON, MAIL_COLORS } from './mailLook.ts';

interface MailPage {
  readonly subject: string;
  readonly text: string;
  /** What stands in the page instead of the text, safe already. */
  readonly markup: string | undefined;
  /** What a list of mails shows after the subject. */
  readonly preheader: string | undefined;
  /** Why somebody gets the mail. */
  readonly reason: string | undefined;
  readonly agency: Agency;
  readonly siteUrl: string;
  readonly unsubscribeUrl: string | undefined;
}

const { ground: GROUND, surface: PAPER, ink: INK, 'ink-soft': SOFT, line: LINE, ember: EMBER } = MAIL_COLORS;
const SANS = "font-family:'Figtree',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/** A text as a page for mail programs: tables and styles on elements are what all of them understand. */
export function mailPage({
  subject,
  text,
  markup,
  preheader,
  reason,
  agency,
  siteUrl,
  unsubscribeUrl,
}: MailPage): string {
  const way = unsubscribeUrl
    ? `<br><a href="${escaped(unsubscribeUrl)}" style="color:${SOFT}">Ne plus rien recevoir</a>`
    : '';
  return `<!doctype html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:${GROUND}">${preheader ? `<div style="display:none;max-height:0;overflow:hidden">${escaped(preheader)}</div>` : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${GROUND}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">
<tr><td style="padding:0 8px 16px;${SANS};font-size:20px;font-weight:700;letter-spacing:.01em;color:${INK}"><a href="${escaped(siteUrl)}" style="color:${INK};text-decoration:none">${escaped(agency.name)}</a></td></tr>
<tr><td style="background:${PAPER};border:1px solid ${LINE};border-top:4px solid ${INK};border-radius:12px;padding:32px 28px;${SANS};font-size:16px;line-height:1.6;color:${INK}">
<h1 style="margin:0 0 20px;font-size:22px;line-height:1.25;font-weight:700;color:${INK}">${escaped(subject)}</h1>
${markup ?? paragraphs(text, siteUrl)}
</td></tr>
<tr><td style="padding:20px 8px;${SANS};font-size:13px;line-height:1.5;color:${SOFT}">${reason ? `${escaped(reason)}<br>` : ''}${escaped(agency.name)}, ${escaped(agency.postalAddress)}${way}</td></tr>
</table></td></tr></table></body></html>`;
}

function paragraphs(text: string, siteUrl: string): string {
  let hasButton = false;
  const line = (content: string) => {
    const [, label, url] = /^(.*?)\s*:\s*(https?:\/\/\S+)$/.exec(content) ?? [];
    // What somebody has typed shows where it leads.
    if (!label || !url?.startsWith(`${siteUrl}/`)) return escaped(content);
    const isButton = !hasButton;
    hasButton = true;
    const look = isButton ? BUTTON : `color:${EMBER}`;
    return `<a href="${escaped(url)}" style="${look}">${escaped(label)}</a>`;
  };
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split('\n').map(line).join('<br>')}</p>`)
    .join('\n');
}
