import { trustedScript } from './trustedScript.ts';

/** Adds hashes of modules to those that the page came with; its policy accepts no other text than those that it was composed with. */
export function addImportMap(map: string): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  script.textContent = trustedScript(map);
  document.head.append(script);
}
