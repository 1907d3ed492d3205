import type { Asked } from '@agence/shared-contracts/ui/asking';

/** What happens, by what is asked for. */
const about: Readonly<Record<Asked, string>> = {
  consultation: 'Vous racontez ce que vous vendez. On vous dit par quoi commencer.',
  audit: 'On regarde vos comptes avec vous\u00a0: ce qui rapporte, ce qui se perd.',
  meeting: 'Autour d’une table, avec vos chiffres et vos questions.',
  vip: 'On regarde si le programme vous convient, avant que vous décidiez.',
  quote: 'On précise ce qu’il vous faut, pour que la soumission soit juste.',
};

/** What the booking dialog promises. */
export const promises = (asked: Asked) => [
  { name: 'On part de chez vous', text: about[asked] },
  { name: 'Un moment se déplace', text: 'Le courriel de confirmation a un lien pour changer d’heure ou annuler.' },
  { name: 'Une demande, une réponse', text: 'Aucune infolettre sans que vous vous y inscriviez.' },
];
