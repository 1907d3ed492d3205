import { type ESTree, parseSync, Visitor } from 'vite';

/** What of React's code no page makes. */
interface Kinds {
  /** Kinds of elements, by the number that React keeps in `fiber.tag`. */
  readonly tags: readonly number[];
  /** Functions that nothing calls without them, and classes with their methods: who calls one all the same gets an error. */
  readonly functions: readonly string[];
}

/**
 * Takes out of React's code what asks whether an element is of a kind that no page makes, and functions. Every line that stays
 * stays where it is, so that a place in a stack is the place in the package.
 *
 * @throws Error when one of them is not there to be taken out, because the package has changed
 */
export function withoutKinds({ tags, functions }: Kinds): (code: string) => string {
  return (code) => {
    const edits: Edit[] = [];
    const missed = new Set<number | string>([...tags, ...functions]);
    const cut = (what: number | string, { start, end }: Place, instead = '') => {
      missed.delete(what);
      edits.push({ start, end, instead });
    };
    new Visitor({
      FunctionDeclaration({ id, body }) {
        if (id && body && functions.includes(id.name)) cut(id.name, body, `{ throw Error("${id.name} is left out") }`);
      },
      ExpressionStatement(statement) {
        const owner = ownerOfMethod(statement);
        if (owner !== undefined && functions.includes(owner)) cut(owner, statement);
      },
      SwitchStatement({ discriminant, cases }) {
        if (!isTag(discriminant)) return;
        for (const [n, { test, consequent, start, end }] of cases.entries()) {
          const tag = tagOf(test, tags);
          if (tag === undefined) continue;
          const from = consequent[0]?.start ?? end;
          cut(tag, { start, end: from });
          // What the kind before runs into stays. What goes may declare what other kinds use.
          if (consequent.length === 0 || !endsHere(cases[n - 1]?.consequent ?? [])) continue;
          cut(tag, { start: from, end: from }, 'if (!1) {');
          cut(tag, { start: end, end }, '}');
        }
      },
      BinaryExpression({ left, right, operator, start, end }) {
        const tag = tagOf(left, tags);
        if (tag !== undefined && isTag(right)) cut(tag, { start, end }, operator === '===' ? '!1' : '!0');
      },
    }).visit(parseSync('react.js', code, { sourceType: 'commonjs' }).program);
    if (missed.size > 0) throw new Error(`There is no ${[...missed].join(' or ')} any more`);
    return edited(code, edits);
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Edit extends Place {
  readonly instead: string;
}

/** `Class` of `Class.prototype.method = …`. */
function ownerOfMethod({ expression }: ESTree.ExpressionStatement): string | undefined {
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return undefined;
  const { object } = expression.left;
  if (object.type !== 'MemberExpression' || object.object.type !== 'Identifier') return undefined;
  return isNamed(object.property, 'prototype') ? object.object.name : undefined;
}

function isTag(node: ESTree.Node): boolean {
  return isNamed(node.type === 'MemberExpression' ? node.property : node, 'tag');
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function tagOf(node: ESTree.Node | null, tags: readonly number[]): number | undefined {
  return tags.find((tag) => node?.type === 'Literal' && node.value === tag);
}

function endsHere(statements: readonly ESTree.Statement[]): boolean {
  return /^(?:Break|Continue|Return|Throw)Statement$/.test(statements.at(-1)?.type ?? '');
}

/** From the end, so that what stands before stays where it is. */
function edited(code: string, edits: readonly Edit[]): string {
  const isInside = (edit: Edit, other: Edit) => other !== edit && other.start < edit.start && edit.end < other.end;
  return edits
    .filter((edit) => !edits.some((other) => isInside(edit, other)))
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((rest, { start, end, instead }) => {
      const lines = rest.slice(start, end).replace(/[^\n]/g, '');
      return rest.slice(0, start) + instead + lines + rest.slice(end);
    }, code);
}
