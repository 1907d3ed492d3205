import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Clauses } from './Clauses.tsx';

const clausesOf = (text: string) =>
  renderToStaticMarkup(<Clauses>{text}</Clauses>)
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

test.each([
  ['Trois annonces partent. Deux restent.', '[Trois annonces partent.] [Deux restent.]'],
  ['Ici, on achète pour la maison. Et on demande.', '[Ici, on achète pour la maison.] [Et on demande.]'],
  ['Une journée de tournage, trois mois de ventes', '[Une journée de tournage,] [trois mois de ventes]'],
  ['Trois films, trois cadres', '[Trois films,] [trois cadres]'],
  ['L’agence de Québec qui en prend douze, pas cent', 'L’agence de Québec qui en prend douze, pas cent'],
  ['Le marketing à Québec', 'Le marketing à Québec'],
])('« %s » breaks at its clauses, and its words stay', (text, clauses) => {
  expect(clausesOf(text)).toBe(clauses);
  expect(clausesOf(text).replaceAll(/[[\]]/g, '')).toBe(text);
});
