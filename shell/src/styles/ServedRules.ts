import type { __PRIVATE__ } from 'styled-components';

/** Where styled-components keeps the rules of its components, each a group with a number. */
type Tag = NonNullable<(typeof __PRIVATE__)['mainSheet']['tag']>;

/** Rules that follow each other in a sheet and belong to one component. */
interface Group {
  readonly number: number;
  size: number;
}

export interface Part {
  readonly sheet: CSSStyleSheet;
  /** In their order in the sheet. */
  readonly groups: Group[];
}

/**
 * Keeps rules in the sheets that came with the page. A component that is there gets more of them where it has its own; one that
 * is not joins the last sheet, by its number.
 */
export class ServedRules implements Pick<Tag, 'insertRules' | 'clearGroup' | 'getGroup' | 'length'> {
  readonly parts: readonly Part[];

  constructor(parts: readonly Part[]) {
    this.parts = parts;
  }

  /** How many numbers there are. */
  get length(): number {
    return Math.max(...this.parts.flatMap(({ groups }) => groups.map((group) => group.number + 1)));
  }

  insertRules(number: number, rules: readonly string[]): void {
    const { sheet, group, start } = this.#find(number) ?? this.#add(number);
    for (const rule of rules) {
      try {
        sheet.insertRule(rule, start + group.size);
        group.size += 1;
      } catch {
        // Of another browser.
      }
    }
  }

  clearGroup(number: number): void {
    const found = this.#find(number);
    for (; found && found.group.size > 0; found.group.size -= 1) found.sheet.deleteRule(found.start);
  }

  getGroup(number: number): string {
    const found = this.#find(number);
    if (!found) return '';
    const { sheet, group, start } = found;
    return [...sheet.cssRules]
      .slice(start, start + group.size)
      .map((rule) => `${rule.cssText}/*!sc*/\n`)
      .join('');
  }

  #find(number: number) {
    for (const { sheet, groups } of this.parts) {
      let start = 0;
      for (const group of groups) {
        if (group.number === number) return { sheet, group, start };
        start += group.size;
      }
    }
    return undefined;
  }

  #add(number: number) {
    const { sheet, groups } = this.parts.at(-1) as Part;
    const at = groups.findLastIndex((other) => other.number < number) + 1;
    const group: Group = { number, size: 0 };
    const start = groups.slice(0, at).reduce((sum, { size }) => sum + size, 0);
    groups.splice(at, 0, group);
    return { sheet, group, start };
  }
}
