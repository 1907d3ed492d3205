import * as skills from './pictures.ts';

/** What a course teaches, and the picture of it. */
export interface Skill {
  readonly name: string;
  readonly drawing: string;
}

type Drawn = readonly [words: RegExp, drawing: string];

/** Drawings of what one holds in one's hands, by the words that name it. */
const things: readonly Drawn[] = [
  [/fiche d.établissement|fiche google/, skills.listing.day],
  [/par (ville|quartier|région)/, skills.city.day],
  [/position/, skills.positions.day],
  [/mots-clés/, skills.words.day],
  [/(écrire|rédiger) des annonces/, skills.advert.day],
  [/suivi des conversions/, skills.tracking.day],
  [/budget|prix|coût/, skills.money.day],
];

/** Drawings of what one does, where nothing is named that could be drawn. */
const acts: readonly Drawn[] = [
  [/écri|rédig|formul|présent/, skills.write.day],
  [/choisir|décid|limit/, skills.choose.day],
  [/struct|bâtir|nommer|organis|planif/, skills.structure.day],
  [/suivi|suivr|mesur|repér|rapport|chiffre|augment/, skills.measure.day],
  [/avis|témoign/, skills.reviews.day],
  [/respect|complét|vérifier/, skills.consent.day],
  [/produir|créer|tourner|photo/, skills.make.day],
];

/** What a course teaches, each once, with the drawing of what it names or does that no other shows. */
export function skillsOf(objectives: readonly string[]): Skill[] {
  const shown = new Set<string>();
  return [...new Set(objectives)].map((name) => {
    const words = name.toLowerCase();
    const placeOf = ([act]: Drawn) => words.search(act);
    const fitting = [
      ...things.filter(([thing]) => thing.test(words)),
      ...acts.filter((act) => placeOf(act) >= 0).sort((one, other) => placeOf(one) - placeOf(other)),
    ];
    const drawing = fitting.find(([, one]) => !shown.has(one))?.[1] ?? skills.reach.day;
    shown.add(drawing);
    return { name, drawing };
  });
}
