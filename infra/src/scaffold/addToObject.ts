import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Something that a source says, with where it stands. */
export interface Found {
  readonly source: string;
  readonly start: number;
  readonly end: number;
}

/** The object that a module gives a name: `const name = {…}`, whatever its type is said to be. @throws Error where there is none */
export function objectCalled(file: string, source: string, name: string): Found {
  const { program } = parseSync(file, source);
  for (const statement of program.body as unknown as Node[]) {
    const declared = ((statement.declaration ?? statement) as Node).declarations as Node[] | undefined;
    const found = declared?.find(({ id }) => (id as Node).name === name);
    const object = found && withoutType(found.init as Node);
    if (object?.type === 'ObjectExpression') return { source, start: object.start, end: object.end };
  }
  throw new Error(`${file} has no object called ${name}.`);
}

/** What stands under a key of an object; undefined where nothing does. */
export function valueAt({ source, start, end }: Found, key: string): Found | undefined {
  const prefix = '(';
  const { program } = parseSync('object.ts', `${prefix}${source.slice(start, end)})`);
  const expression = (program.body[0] as unknown as Node).expression as Node;
  const object = expression.type === 'ParenthesizedExpression' ? (expression.expression as Node) : expression;
  const property = (object.properties as Node[]).find(({ key: named }) =>
    [(named as Node | undefined)?.name, (named as Node | undefined)?.value].includes(key),
  );
  if (!property) return undefined;
  const value = withoutType(property.value as Node);
  const at = start - prefix.length;
  return { source, start: at + value.start, end: at + value.end };
}

/** The source with one more entry at the end of an object or a list; the formatter sets the lines. */
export function withEntry({ source, start, end }: Found, entry: string): string {
  const inside = source.slice(start + 1, end - 1).trimEnd();
  const comma = inside === '' || inside.endsWith(',') ? '' : ',';
  return `${source.slice(0, start + 1)}${inside}${comma}\n${entry},\n${source.slice(end - 1)}`;
}

function withoutType(node: Node): Node {
  return ['TSAsExpression', 'TSSatisfiesExpression'].includes(node.type) ? withoutType(node.expression as Node) : node;
}
