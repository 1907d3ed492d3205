interface Rules {
  createScript(text: string): string;
  createHTML(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: Rules): Rules };
  }
}

const asItIs = (text: string) => text;

// What passes here as a script is data in script elements: structured data, which JSON.stringify builds, and import maps, whose
// hash stands in the page's policy. As HTML passes what `fetchHtml` has fetched, and nothing else can reach it.
const policy = window.trustedTypes?.createPolicy('agence', { createScript: asItIs, createHTML: asItIs });

/** Text for a script element that holds data, in the form that the page's Trusted Types policy asks for. */
export function trustedScript(text: string): string {
  return policy ? policy.createScript(text) : text;
}

/**
 * Fetches something of this site with HTML in it.
 *
 * @param path on this site
 * @param read reads the answer, and says each piece of HTML that it finds in it, also later
 * @returns what it has read, and how to make an element of the HTML that has come so far, each time another
 */
export async function fetchHtml<Answer>(
  path: `/${string}`,
  read: (response: Response, found: (html: string) => void) => Promise<Answer>,
  priority: RequestPriority = 'auto',
): Promise<readonly [answer: Answer, draw: () => HTMLElement]> {
  let html = '';
  const response = await fetch(path, { priority });
  const answer = await read(response, (piece) => {
    html += piece;
  });
  const draw = () => {
    // Of this document, in which scripts run: elsewhere what stands in for them would come to life.
    const element = document.createElement('div');
    element.innerHTML = policy ? policy.createHTML(html) : html;
    return element;
  };
  return [answer, draw];
}
