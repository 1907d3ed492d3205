/** A text inside of an SVG element. XML has no way to write control characters: they are left out. */
export function escapeXml(text: string): string {
  const printable = [...text].filter((character) => (character.codePointAt(0) ?? 0) >= 32).join('');
  return printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
