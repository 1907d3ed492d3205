import * as skills from './pictures.ts';

/** What a course teaches, and the picture of it. */
export interface Skill {
  readonly name: string;
  readonly drawing: string;
}

/** Drawings by the words of what they show. */
const drawings: readonly (readonly [RegExp, drawing: string])[] = [
  [/écri|rédig|formul|présent/, skills.write.day],
  [/choisir|décid|limit/, skills.choose.day],
  [/struct|bâtir|nommer|organis|planif/, skills.structure.day],
  [/suivi|suivr|mesur|repér|rapport|chiffre|augment/, skills.measure.day],
  [/budget|prix|coût/, skills.money.day],
  [/avis|témoign/, skills.reviews.day],
  [/respect|complét|vérifier/, skills.consent.day],
  [/produir|créer|tourner|photo/, skills.make.day],
];

/** What a course teaches, each once, with the drawing of its first word that has one which no other shows. */
export function skillsOf(objectives: readonly string[]): Skill[] {
  const shown = new Set<string>();
  return [...new Set(objectives)].map((name) => {
    const [nearest] = drawings
      .map(([words, drawing]) => ({ drawing, at: name.toLowerCase().search(words) }))
      .filter(({ drawing, at }) => at >= 0 && !shown.has(drawing))
      .sort((one, other) => one.at - other.at);
    const drawing = nearest?.drawing ?? skills.reach.day;
    shown.add(drawing);
    return { name, drawing };
  });
}
