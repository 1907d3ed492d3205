import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Library, namedIn } from './references.ts';

/** Requirements, and those of them that nothing covers. */
interface Coverage {
  /** How many there are. */
  readonly required: number;
  /** Ids that stand in no test's title and in no decision. */
  readonly unnamed: readonly string[];
}

/** Which rows of `docs/specification/requirements.md` no test and none of the settled contradictions names. */
export function unnamedRequirements({ root, files }: Library): Coverage {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const required = [...text('docs/specification/requirements.md').matchAll(/^\| ([A-Z]{3}-\d{3}) +\|/gm)].map(
    ([, id = '']) => id,
  );
  const named = new Set([
    ...files.filter(isTest).flatMap((path) => namedIn(text(path))),
    ...(text('docs/decisions/settled.md').match(/\b[A-Z]{3}-\d{3}\b/g) ?? []),
  ]);
  return { required: required.length, unnamed: required.filter((id) => !named.has(id)) };
}

/** But not the tests of references, which name what is no requirement of theirs. */
function isTest(path: string): boolean {
  return /\.(?:test|spec)\.tsx?$/.test(path) && !path.includes('/cli/references.');
}
