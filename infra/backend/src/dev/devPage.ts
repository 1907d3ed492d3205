import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';

/** Markup made by `html`, which escapes what it is given. */
export type Markup = ReturnType<typeof html>;

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#14213d,#eef2ff);--soft:light-dark(#5b6478,#a9b2c8);--paper:light-dark(#fff,#151b2b);
--ground:light-dark(#eef1f6,#0d1220);--line:light-dark(#d8deea,#2b3550);--accent:light-dark(#1d4ed8,#8fb0ff);--on-accent:light-dark(#fff,#0d1220);
--bad:light-dark(#b42318,#ff9d92)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.55 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:clamp(1rem,4vw,3rem)}h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.05rem;margin:0 0 .75rem}
p{margin:.4rem 0}a{color:var(--accent)}.note{color:var(--soft);font-size:.9rem}.sheet{background:var(--paper);border:1px solid var(--line);border-radius:1rem;padding:clamp(1rem,3vw,2rem);margin-top:1rem}
.columns{display:grid;gap:1rem}@media(min-width:48rem){.columns{grid-template-columns:5fr 6fr;align-items:start}}
dl{display:grid;grid-template-columns:1fr auto;gap:.35rem 1rem;margin:1rem 0 0}dt{color:var(--soft)}dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:700;color:var(--ink);border-top:1px solid var(--line);padding-top:.5rem}
fieldset{border:0;padding:0;margin:0 0 1.25rem}legend{font-weight:600;padding:0;margin-bottom:.5rem}
label.choice{display:flex;gap:.75rem;align-items:baseline;padding:.7rem .9rem;border:1px solid var(--line);border-radius:.6rem;margin-top:.5rem;cursor:pointer}
label.choice:has(:checked){border-color:var(--accent);box-shadow:0 0 0 1px var(--accent)}select{font:inherit;padding:.55rem;border-radius:.5rem;border:1px solid var(--line);background:var(--paper);color:var(--ink);width:100%}
button{font:inherit;font-weight:600;width:100%;padding:.85rem;border:0;border-radius:.6rem;background:var(--accent);color:var(--on-accent);cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.error{color:var(--bad);font-weight:600;border:1px solid currentColor;border-radius:.6rem;padding:.7rem .9rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}article+article{margin-top:1rem}time{color:var(--soft);font-size:.9rem}ul{padding-left:1.2rem}`;

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** A page of the development tools: no script, its own style, nothing of the site's. */
export async function devPage(title: string, body: Markup, status = 200): Promise<Response> {
  const page = await html`<!doctype html>
<html lang="fr-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title><style>${raw(STYLE)}</style></head><body><main>${body}</main></body></html>`;
  return new Response(String(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  });
}
