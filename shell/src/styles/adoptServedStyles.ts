import { __PRIVATE__ } from 'styled-components';
import { type Part, ServedRules } from './ServedRules.ts';

const { mainSheet, StyleSheet } = __PRIVATE__;

/** What closes the rules of a component on the server: its id; its classes are what it contains. */
const MARK = /^data-styled\.g\d+\[id="([^"]+)"\]$/;

/**
 * Leaves the styles that the server has written where the browser has read them, and tells styled-components what is there.
 * By itself it would write each rule again and take away what was: a phone finds out for 100 ms that nothing looks different.
 *
 * Before any component is made, so that those that are not there come after those that are.
 */
export function adoptServedStyles(): void {
  const styles = [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')];
  if (styles.length === 0) return;
  // In the markup of a page it would be in the way of React.
  for (const style of styles) if (style.closest('body')) document.head.append(style);
  const tag = new ServedRules(styles.map(({ sheet }) => partOf(sheet as CSSStyleSheet)));
  mainSheet.tag = tag as typeof tag & NonNullable<typeof mainSheet.tag>;
}

function partOf(sheet: CSSStyleSheet): Part {
  const groups: Part['groups'] = [];
  let size = 0;
  for (const rule of sheet.cssRules) {
    size += 1;
    const { selectorText = '', style } = rule as CSSStyleRule;
    const id = MARK.exec(selectorText)?.[1];
    if (id === undefined) continue;
    for (const name of style.getPropertyValue('content').slice(1, -1).split(','))
      if (name) mainSheet.registerName(id, name);
    groups.push({ number: StyleSheet.registerId(id), size });
    size = 0;
  }
  return { sheet, groups };
}

adoptServedStyles();
