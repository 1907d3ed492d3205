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
 * @param read finds in the answer what is not HTML, and its HTML where there is any
 */
export async function fetchHtml<Answer>(
  path: `/${string}`,
  read: (response: Response) => Promise<readonly [answer: Answer, html: string | undefined]>,
  priority: RequestPriority = 'auto',
): Promise<readonly [answer: Answer, draw: () => HTMLElement]> {
  const response = await fetch(path, { headers: { accept: 'application/json' }, priority });
  const [answer, html = ''] = await read(response);
  const trusted = policy ? policy.createHTML(html) : html;
  return [
    answer,
    () => {
      // Of this document, in which scripts run: elsewhere what stands in for them would come to life.
      const element = document.createElement('div');
      element.innerHTML = trusted;
      return element;
    },
  ];
}
