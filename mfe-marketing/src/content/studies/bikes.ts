import type { Study } from './study.ts';

export const bikes: Study = {
  slug: 'cale-pied',
  title: 'Cale-pied',
  trade: 'Atelier vélo, Montréal',
  work: 'Site, boutique, ton',
  head: { ground: '#ff5a3c', ink: '#160400' },
  demand:
    'On répare en trois jours. Personne ne le sait : tout le monde pense que ça prend deux semaines, alors les vélos restent au sous-sol.',
  demandNote: 'Demande inventée, comme l’atelier et sa rue.',
  decisions: [
    {
      title: 'Une promesse en deux lignes',
      text: '« Entré lundi. Roule mardi. » Le titre est le délai. Il est aussi ce qu’on répète au téléphone.',
    },
    {
      title: 'Un vélo grandeur page',
      text: 'Dessiné au trait en quelques kilooctets. Il tient toute la largeur du téléphone, sans attendre une photo.',
    },
    {
      title: 'Le prix avant la clé',
      text: 'Chaque geste a son prix, du moins cher au plus cher, et ce qu’il comprend. Celui qui vient pour une crevaison sait quoi apporter : 18 $.',
    },
  ],
  letters: { sample: 'Roule', fonts: 'Archivo, une seule police variable, de la plus maigre à la plus large.' },
  colours: [
    { name: 'Cadre', value: '#1733E6', ink: '#ffffff' },
    { name: 'Réflecteur', value: '#FF5A3C', ink: '#160400' },
    { name: 'Pneu', value: '#0C0F2B', ink: '#ffffff' },
    { name: 'Craie', value: '#FFFFFF', ink: '#0c0f2b' },
  ],
};
