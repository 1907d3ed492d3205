/** A value of a form body as the card provider nests it: `line_items[0][price_data][currency]=cad`. */
export type FormValue = string | { [key: string]: FormValue };

/** The nested fields of a form-encoded body; lists become objects with the keys 0, 1, 2. */
export function parseFormBody(body: string): { [key: string]: FormValue } {
  const fields: { [key: string]: FormValue } = Object.create(null);
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    let place = fields;
    for (const part of path.slice(0, -1)) {
      const inner = place[part];
      const next = typeof inner === 'object' ? inner : (Object.create(null) as { [key: string]: FormValue });
      place[part] = next;
      place = next;
    }
    place[path.at(-1) ?? name] = value;
  }
  return fields;
}
