import type { ListName } from '@agence/shared-contracts/backend/siteLists';

/** A field of the form in which an entry of a list is written. */
export interface EntryField {
  /** Where its value stands in the entry; a dot leads into an object. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** `results` are lines of "mesure : amélioration"; `flag` is ticked or not. */
  readonly kind: 'line' | 'text' | 'number' | 'flag' | 'results';
}

const results: EntryField = {
  name: 'results',
  label: 'Résultats',
  hint: 'Un par ligne, la mesure puis ce qui a changé. Exemple : Ventes en ligne : + 12 %',
  kind: 'results',
};

/** Fields of each list, in the order of the form (AMB-48). */
export const entryFields: Readonly<Record<ListName, readonly EntryField[]>> = {
  testimonials: [
    { name: 'name', label: 'Nom', kind: 'line' },
    { name: 'position', label: 'Fonction (facultatif)', kind: 'line' },
    { name: 'company', label: 'Entreprise', kind: 'line' },
    { name: 'location', label: 'Ville', kind: 'line' },
    { name: 'quote', label: 'Citation', hint: 'Sans guillemets : la page les ajoute.', kind: 'text' },
    results,
    { name: 'beforeAfter.before', label: 'Avant (facultatif)', kind: 'line' },
    { name: 'beforeAfter.after', label: 'Après (facultatif)', kind: 'line' },
    {
      name: 'avatar',
      label: 'Portrait (facultatif)',
      hint: 'Chemin d’une image du site, comme /portraits/ana.jpg',
      kind: 'line',
    },
    {
      name: 'videoThumbnail',
      label: 'Image de la vidéo (facultatif)',
      hint: 'Chemin d’une image du site, comme /portraits/ana-video.jpg',
      kind: 'line',
    },
    { name: 'verified', label: 'Cette personne existe et a donné son accord écrit.', kind: 'flag' },
  ],
  case_studies: [
    { name: 'title', label: 'Titre', kind: 'line' },
    { name: 'client', label: 'Client', kind: 'line' },
    { name: 'sector', label: 'Secteur', kind: 'line' },
    { name: 'summary', label: 'Résumé', kind: 'text' },
    results,
    {
      name: 'url',
      label: 'Adresse de l’étude (facultatif)',
      hint: 'https://… ou un chemin du site, comme /blog/…',
      kind: 'line',
    },
  ],
  live_stats: [
    { name: 'label', label: 'Ce qui est compté', kind: 'line' },
    { name: 'value', label: 'Valeur', kind: 'number' },
    { name: 'suffix', label: 'Unité (facultatif)', hint: 'Comme %, h ou $', kind: 'line' },
    { name: 'source', label: 'Source', hint: 'D’où vient le chiffre : visible sous lui.', kind: 'line' },
  ],
  success_notifications: [
    { name: 'message', label: 'Message', kind: 'line' },
    { name: 'location', label: 'Ville (facultatif)', kind: 'line' },
    { name: 'order_id', label: 'Numéro de la commande', hint: 'Jamais montré aux visiteurs.', kind: 'line' },
  ],
};
