/** Of arrays and objects in each other: what our pages send has fewer than ten. */
const MAX_DEPTH = 64;

/**
 * Whether a JSON text nests further than anything of ours. The embedded database reads JSON by recursion on a small stack and does not
 * notice in time when that is full, which ends its statement in the middle (DAT-10).
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') isInText = !isInText;
    else if (isInText) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
