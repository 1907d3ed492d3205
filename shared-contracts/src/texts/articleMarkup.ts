/** A line of an article that does not say what its author means. */
interface MarkupProblem {
  /** Counted from 1. */
  readonly line: number;
  /** What to do, in French. */
  readonly message: string;
}

/** Where a link of an article may lead: a path of the site, or another site by TLS. */
const LINK_TARGET = /^(?:\/(?!\/)|https:\/\/[^/])[^\s()]*$/;
/** Something in brackets with something in parentheses right behind, whatever they hold. */
const LINK = /\[([^[\]]*)\]\(([^()]*)\)/g;

/**
 * What of an article's simple markup (marketing-site §2) would be shown as it is typed, instead of as it is meant. Nothing of a text
 * is ever HTML: tags would be read out with their brackets.
 */
export function markupProblems(text: string): readonly MarkupProblem[] {
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => problemsOf(line.trim()).map((message) => ({ line: index + 1, message })));
}

function problemsOf(line: string): string[] {
  const problems: string[] = [];
  if (/^#{4,}/.test(line)) problems.push('Un titre commence par ## ou ###, pas plus.');
  else if (/^#+[^#\s]/.test(line)) problems.push('Mettez une espace entre les # et le titre.');
  else if (/^#+$/.test(line)) problems.push('Écrivez le titre après les #, ou retirez-les.');
  if (/^[*+•]\s/.test(line) || /^-\S/.test(line))
    problems.push('Une puce commence par un tiret et une espace : « - ».');
  if (/^>\S/.test(line)) problems.push('Mettez une espace après le > d’une citation.');
  if (/^(?:-|>)$/.test(line)) problems.push('Cette puce ou cette citation est vide : remplissez-la ou retirez-la.');
  const [tag] = /<\/?[a-z!][^>]*>?/i.exec(line) ?? [];
  if (tag) problems.push(`Retirez « ${tag.slice(0, 30)} » : le code HTML n’est pas accepté.`);
  if ((line.match(/\*\*/g) ?? []).length % 2 === 1) problems.push('Il manque ** avant ou après les mots en gras.');
  else if (/\*\*\s*\*\*/.test(line)) problems.push('Écrivez les mots en gras entre les deux **.');
  for (const [, label = '', target = ''] of line.matchAll(LINK)) {
    if (label.trim() === '') problems.push('Écrivez les mots du lien entre les crochets.');
    if (!LINK_TARGET.test(target))
      problems.push(`Le lien « ${target.slice(0, 60)} » doit mener à /une-page du site ou commencer par https://.`);
  }
  if (/\[[^[\]]*\]\([^)]*$/.test(line)) problems.push('Fermez la parenthèse après l’adresse du lien.');
  if (/\[[^[\]]+\] \(/.test(line)) problems.push('Collez la parenthèse du lien à son crochet : [mots](adresse).');
  return problems;
}
