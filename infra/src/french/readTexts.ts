import { parseSync } from 'vite';

/** A text of a source file. */
export interface SourceText {
  readonly line: number;
  /** As people read it; what a template fills in stands as `…`. */
  readonly text: string;
}

/** Nodes of which nothing is shown to anybody. */
const UNSEEN = new Set(['ImportDeclaration', 'ImportExpression', 'ExportAllDeclaration']);
const SEEN_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

type Node = { readonly type: string; readonly start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every text in a file of TypeScript: strings, templates and what stands between tags, but no styles and no types. */
export function readTexts(file: string, source: string): SourceText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length) throw new Error(`${file}: ${errors[0]?.message}`);
  const texts: SourceText[] = [];
  const found = (start: number, text: string) => texts.push({ line: source.slice(0, start).split('\n').length, text });
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value) || UNSEEN.has(value.type)) return;
    if (value.type.startsWith('TS') && !SEEN_TYPES.has(value.type)) return;
    if (value.type === 'TaggedTemplateExpression') {
      visit((value.quasi as Node).expressions);
      return;
    }
    if (value.type === 'Literal' && typeof value.value === 'string') found(value.start, value.value);
    if (value.type === 'JSXText') found(value.start, textOfMarkup(value.value as string));
    if (value.type === 'TemplateLiteral') {
      const pieces = value.quasis as { readonly value: { readonly cooked: string } }[];
      found(value.start, pieces.map((piece) => piece.value.cooked).join('…'));
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(program);
  return texts;
}

const textOfMarkup = (text: string) => text.replaceAll('&nbsp;', '\u00a0').replaceAll(/[ \n]+/g, ' ');
