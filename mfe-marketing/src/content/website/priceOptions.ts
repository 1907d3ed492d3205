/** Says how many options are folded away on phones. */
export const moreOptions = (count: number) => (count > 1 ? `Voir les ${count} autres` : 'Voir une autre option');
