/** A comment, what may have a semicolon in it (texts, names, bodies of functions), the end of a statement, or else. */
const PIECE = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(?<tag>\w*)\$[\s\S]*?\$\k<tag>\$|;|[^;'"$/-]+|./gs;
const COMMENT = /^(?:--|\/\*)/;

/** The statements of a file of SQL, one by one, without their comments and semicolons. */
export function statementsOf(sql: string): string[] {
  const statements = [''];
  for (const [piece] of sql.matchAll(PIECE)) {
    if (piece === ';') statements.push('');
    else if (!COMMENT.test(piece)) statements.push(statements.pop() + piece);
  }
  return statements.map((statement) => statement.trim()).filter(Boolean);
}
