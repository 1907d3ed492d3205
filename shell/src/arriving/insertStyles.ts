import { __PRIVATE__ } from 'styled-components';

/** What closes the rules of a component on the server: its id and the names of its classes. */
const MARK = /data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]*)"\}/;

/**
 * Takes the styles of a page that the server has rendered into the sheet of styled-components, where they would stand had the page
 * come as a document. Its components find their classes there when they come, and insert none twice.
 *
 * @param styles `<style>` elements as `ServerStyleSheet` writes them
 */
export function insertStyles(styles: string): void {
  const { mainSheet } = __PRIVATE__;
  for (const [, text = ''] of styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
    let rules: string[] = [];
    for (const part of text.split('/*!sc*/\n')) {
      const [, id, list] = MARK.exec(part) ?? [];
      if (!id || !list) {
        if (part) rules.push(part);
        continue;
      }
      const unknown = list.split(',').filter((name) => name && !mainSheet.hasNameForId(id, name));
      for (const name of unknown) mainSheet.insertRules(id, name, rules.splice(0));
      rules = [];
    }
  }
}
