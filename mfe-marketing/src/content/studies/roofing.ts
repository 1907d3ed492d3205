import type { Study } from './study.ts';

export const roofing: Study = {
  slug: 'faitage-et-fille',
  title: 'Faîtage & fille',
  trade: 'Couvreurs, Lévis',
  work: 'Site, textes, dessin technique',
  head: { ground: '#e2f200', ink: '#14191c' },
  demand:
    'Tout le monde a la même photo de camion. Le monde nous demande ce qu’on va poser chez eux, puis pourquoi le voisin a payé moins cher.',
  demandNote: 'Demande inventée, comme l’entreprise : une mère, sa fille et une échelle.',
  decisions: [
    {
      title: 'Un toit en coupe pour première image',
      text: 'Quatre couches, quatre noms, et combien d’hivers chacune tient. La soumission se comprend avant d’arriver.',
    },
    {
      title: 'Trois prix plutôt qu’un',
      text: 'Bon, très bon, pour toujours. Chaque prix dit ce qu’il ne comprend pas : c’est là que naissent les disputes.',
    },
    {
      title: 'Le nom de celle qui monte',
      text: 'Celle qui remet le prix est celle qui sera sur l’échelle. La phrase occupe toute la largeur, sans portrait de banque d’images.',
    },
  ],
  letters: { sample: 'Couche', fonts: 'Big Shoulders pour crier d’un toit à l’autre, Barlow pour les prix.' },
  colours: [
    { name: 'Veste de chantier', value: '#E2F200', ink: '#14191c' },
    { name: 'Bardeau', value: '#14191C', ink: '#e2f200' },
    { name: 'Ciel de mars', value: '#CFE0E8', ink: '#14191c' },
    { name: 'Pontage', value: '#D9B07A', ink: '#14191c' },
  ],
};
