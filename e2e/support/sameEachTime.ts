/** What another run, on another day, says otherwise, and what stands for it. */
const CHANCE: readonly (readonly [RegExp, string])[] = [
  [/[\w.-]+@exemple\.test/g, '<adresse>'],
  [/\b1\d{12}\b/g, '<numéro>'],
  // What other journeys have done on this site.
  [/Revoir le module \d+ de «\s[^»]+\s»/g, 'Revoir <module>'],
  [/Répondre à \d+ avis/g, 'Répondre à <nombre> avis'],
  [/(link, [^,\n]+?) , \d+ à traiter/g, '$1'],
  [/tab, Témoignages \d+/g, 'tab, Témoignages <nombre>'],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '<id>'],
  [/\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\s\d{1,2}(?:er)?\s\p{L}+/gu, '<jour>'],
  [
    /\b\d{1,2}(?:er)?\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?:\s\d{4})?/g,
    '<jour>',
  ],
  [/à \d{1,2}\sh(?:\s\d{2})?/g, 'à <heure>'],
];

/** A transcript without what chance has put into it, so that two of the same journey are equal. What comes again and again stands once. */
export function sameEachTime(transcript: string): string {
  const text = CHANCE.reduce((before, [what, name]) => before.replaceAll(what, name), transcript);
  // A key, or a reading, with what was said then. A region that changes in several places is said as often.
  const steps = text.replaceAll(/^( .*)(?:\n\1)+$/gm, '$1').split(/\n(?! )/);
  return `${steps.filter((step, index) => step !== steps[index - 1]).join('\n')}\n`;
}
