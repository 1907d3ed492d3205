import { contactLabels } from '@agence/shared-contracts/forms/leadLabels';

/** Texts of the booking and contact dialog (AMB-12). */
export const contactTexts = {
  title: 'Réserver votre consultation',
  introduction: 'La personne qui s’y connaît le mieux vous répond en moins de 2\u00a0h, les jours ouvrables.',
  /** What is being asked for, under the title (AMB-65). */
  asked: {
    consultation: 'Une consultation de 30\u00a0minutes, sans frais',
    audit: 'Votre audit gratuit de 45\u00a0minutes',
    meeting: 'Une rencontre à notre bureau de Québec',
    vip: 'Votre candidature au programme VIP',
    quote: 'Une soumission pour ce que vous avez choisi',
  },
  /** What the faces beside it say of themselves. */
  faces: 'Portraits dessinés',
  /** The two ways on. */
  now: 'Premiers moments libres',
  or: 'Ou écrivez-nous',
  chooseTime: 'Voir tous les moments',
  timesComing: 'Lecture des moments libres…',
  along: 'Part avec votre demande',
  optional: 'Ajouter des précisions (facultatif)',
  fields: contactLabels,
  /** For the choice fields, when nothing is chosen. */
  noService: 'Je ne sais pas encore',
  submit: 'Envoyer ma demande',
  submitting: 'Envoi…',
  toMend: (count: number) => `${count} ${count > 1 ? 'champs' : 'champ'} à corriger`,
  success: 'Merci, votre demande est bien notée.',
  successDetail: 'Nous vous écrivons ou vous appelons en moins de 2\u00a0h, les jours ouvrables.',
  bookedDetail:
    'La confirmation de votre rendez-vous part à l’instant par courriel, avec le fichier pour votre agenda.',
  kept: 'Votre demande est gardée sur cet appareil.',
  keptDetail:
    'Le service ne répond pas pour l’instant : elle partira d’elle-même dès que possible. Vous pouvez aussi nous appeler.',
  refused: 'Votre demande n’a pas pu être acceptée. Vérifiez les champs : ce que vous avez écrit est gardé.',
  unsent:
    'Votre navigateur n’a pas pu envoyer votre demande. Ce que vous avez écrit est gardé : réessayez, ou appelez-nous.',
  another: 'Écrire une autre demande',
  calendar: {
    title: 'Calendrier de réservation',
    explanation:
      'Choisissez vous-même une heure. Le calendrier vient d’un autre service, qui dépose ses propres témoins : il ne se charge que si vous le demandez.',
    show: 'Afficher le calendrier',
  },
} as const;
