interface TrustedScriptPolicy {
  createScript(text: string): string;
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: TrustedScriptPolicy): TrustedScriptPolicy };
  }
}

// What passes here is data in script elements: structured data, which JSON.stringify builds, and import maps, whose
// hash stands in the page's policy.
const policy = window.trustedTypes?.createPolicy('agence', { createScript: (text) => text });

/** Text for a script element that holds data, in the form that the page's Trusted Types policy asks for. */
export function trustedScript(text: string): string {
  return policy ? policy.createScript(text) : text;
}
