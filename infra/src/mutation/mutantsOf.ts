import { parseSync } from 'vite';

/** One small change of a source, which some test should notice. */
export interface Mutant {
  /** Path from the top of the repository. */
  readonly file: string;
  readonly line: number;
  /** Offsets of what is replaced. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly replacement: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type Change = readonly [start: number, end: number, replacement: string];

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
};
/** Methods whose answer looks like what they are called on. */
const NARROWING = ['filter', 'slice', 'sort', 'toSorted', 'trim'];
/** Types that stand around a value. */
const VALUES_WITH_TYPES = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];
/** What does something when it stands alone. */
const EFFECTS = ['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression', 'ChainExpression'];

/**
 * All mutants of a source: of what it decides, counts, calls and answers. Types, texts of errors and of the console,
 * and the texts and styles of elements are left alone: no test should repeat them.
 */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const mutants: Mutant[] = [];
  walk(program as unknown as Node, (node) => {
    for (const [start, end, replacement] of changesOf(node, source)) {
      const original = source.slice(start, end);
      // `() => undefined` says that already.
      if (replacement === original) continue;
      // Whatever cannot even be read would seem noticed.
      if (parseSync(file, source.slice(0, start) + replacement + source.slice(end)).errors.length > 0) continue;
      mutants.push({ file, line: source.slice(0, start).split('\n').length, start, end, original, replacement });
    }
  });
  return mutants;
}

function walk(node: Node, visit: (node: Node) => void): void {
  if (isLeftAlone(node)) return;
  visit(node);
  for (const [name, value] of Object.entries(node)) {
    if (name === 'source' || (name === 'key' && node.computed !== true)) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit);
  }
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string' && typeof (value as Node).start === 'number';
}

function isLeftAlone(node: Node): boolean {
  if (node.type.startsWith('TS')) return !VALUES_WITH_TYPES.includes(node.type);
  const { object, name } = ((node.callee as Node | undefined) ?? {}) as { object?: Node; name?: string };
  if (node.type === 'NewExpression') return name?.endsWith('Error') ?? false;
  if (node.type === 'CallExpression') return object?.name === 'console';
  return ['JSXAttribute', 'JSXText', 'TaggedTemplateExpression'].includes(node.type);
}

/** @returns the changes of this node alone, not of what stands in it */
function changesOf(node: Node, source: string): Change[] {
  const text = ({ start, end }: Node) => source.slice(start, end);
  const whole = (replacement: string): Change => [node.start, node.end, replacement];
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression': {
      const { start, end } = node.test as Node;
      return [
        [start, end, 'true'],
        [start, end, 'false'],
      ];
    }
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right, operator] = [node.left as Node, node.right as Node, OPERATORS[node.operator as string]];
      const isText = node.operator === '+' && [left, right].some((side) => isTextual(side));
      return operator && !isText ? [whole(`(${text(left)}) ${operator} (${text(right)})`)] : [];
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [whole(`(${text(node.argument as Node)})`)] : [];
    case 'UpdateExpression':
      return [whole(text(node).replace(/\+\+|--/, (operator) => (operator === '++' ? '--' : '++')))];
    case 'AssignmentExpression': {
      const swapped = { '+=': '-=', '-=': '+=', '??=': '=' }[node.operator as string];
      return swapped ? [whole(`${text(node.left as Node)} ${swapped} ${text(node.right as Node)}`)] : [];
    }
    case 'Literal':
      return typeof node.value === 'boolean' || typeof node.value === 'string' || typeof node.value === 'number'
        ? [whole(otherValue(node.value))]
        : [];
    case 'TemplateLiteral':
      return [whole("''")];
    case 'ArrayExpression':
      return (node.elements as Node[]).length > 0 ? [whole('[]')] : [];
    case 'ExpressionStatement':
      return EFFECTS.includes((node.expression as Node).type) && !isLeftAlone(node.expression as Node)
        ? [whole(';')]
        : [];
    case 'ArrowFunctionExpression': {
      const body = node.body as Node;
      return [[body.start, body.end, body.type === 'BlockStatement' ? '{}' : 'undefined']];
    }
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const body = node.body as Node | null;
      return body ? [[body.start, body.end, '{}']] : [];
    }
    case 'CallExpression':
      return callChanges(node, text);
    case 'MemberExpression': {
      if (node.optional !== true) return [];
      const { end } = node.object as Node;
      const dot = source.indexOf('?.', end);
      return [[dot, dot + 2, node.computed ? '' : '.']];
    }
    default:
      return [];
  }
}

function callChanges(node: Node, text: (node: Node) => string): Change[] {
  const callee = node.callee as Node;
  const property = callee.type === 'MemberExpression' ? (callee.property as Node) : undefined;
  const name = property?.name as string | undefined;
  if (!property || name === undefined) return [];
  if (NARROWING.includes(name)) return [[node.start, node.end, text(callee.object as Node)]];
  return METHODS[name] ? [[property.start, property.end, METHODS[name]]] : [];
}

function isTextual({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

function otherValue(value: boolean | string | number): string {
  if (typeof value === 'boolean') return String(!value);
  if (typeof value === 'string') return value === '' ? "'mutant'" : "''";
  return value === 0 ? '1' : String(value * 10);
}
