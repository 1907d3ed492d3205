/** Where the visitor's yes to embedded content is kept, per kind of embed (AMB-49); the privacy policy names it. */
export const EMBED_CONSENT_KEY = 'embed-consent';

export type Embed = 'map';

/** Whether this kind of embed was asked for on an earlier visit; no when the browser refuses to tell. */
export function isEmbedAccepted(embed: Embed): boolean {
  try {
    return (localStorage.getItem(EMBED_CONSENT_KEY) ?? '').split(' ').includes(embed);
  } catch {
    return false;
  }
}

/** Remembers that this kind of embed may load by itself from now on; a browser that refuses asks again next time. */
export function acceptEmbed(embed: Embed): void {
  try {
    const known = (localStorage.getItem(EMBED_CONSENT_KEY) ?? '').split(' ').filter((name) => name && name !== embed);
    localStorage.setItem(EMBED_CONSENT_KEY, [...known, embed].join(' '));
  } catch {
    // Private windows may keep nothing.
  }
}
