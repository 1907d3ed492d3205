/** Of a course that is not there, wherever it is asked for (marketplace §8). */
export const COURSE_NOT_FOUND = "Cette formation n'existe pas ou n'est plus disponible.";

/**
 * Every code with which the backend refuses something, and what the visitor reads (infra/supabase/README.md says which
 * call answers what). Codes are stable: screens choose their behaviour by them, never by a message.
 */
export const BACKEND_ERRORS = {
  // Anybody
  not_found: 'Cette adresse n’existe pas.',
  bad_request: 'La demande n’a pas la forme attendue.',
  bad_json: 'La demande n’a pas la forme attendue.',
  method_not_allowed: 'Cette action n’est pas offerte ici.',
  unsupported_media_type: 'Ce type de contenu n’est pas accepté.',
  query_too_large: 'La recherche est trop complexe. Simplifiez-la.',
  too_large: 'L’envoi est trop volumineux.',
  overloaded: 'Le service est très sollicité. Réessayez dans un instant.',
  starting: 'Le service démarre. Réessayez dans un instant.',
  timeout: 'La réponse a trop tardé. Réessayez dans un instant.',
  backend_unavailable: 'Le service est momentanément indisponible.',
  unexpected_failure: 'Une erreur est survenue. Réessayez dans un instant.',
  over_request_rate_limit: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  // Sign-in
  no_api_key: 'La page n’est plus à jour. Rechargez-la.',
  invalid_api_key: 'La page n’est plus à jour. Rechargez-la.',
  bad_jwt: 'Votre session a expiré. Reconnectez-vous.',
  sign_in_required: 'Vous devez être connecté.',
  phone_provider_disabled: 'La connexion par téléphone n’est pas offerte sur cette installation.',
  validation_failed: 'Une des valeurs n’est pas acceptée. Vérifiez-les.',
  weak_password: 'Ce mot de passe est trop facile à deviner.',
  feature_not_available: 'Cette façon de faire n’est pas offerte sur cette installation.',
  '42501': 'Vous n’avez pas accès à cet élément.',
  admin_required: 'Cette action est réservée à l’administration.',
  // Courses
  formation_not_found: COURSE_NOT_FOUND,
  module_not_found: 'Ce module n’existe pas ou n’est plus disponible.',
  purchase_required: 'Cette formation doit d’abord être achetée.',
  wrong_user: 'Ces données appartiennent à un autre compte.',
  note_too_long: 'Une note compte au plus 10 000 caractères.',
  // Studio
  title_required: 'Donnez un titre à la formation.',
  slug_taken: 'Cette adresse est déjà prise par une autre formation.',
  not_publishable: 'Il manque quelque chose avant de publier.',
  creator_role_required: 'La publication est réservée aux formateurs. Écrivez-nous pour le devenir.',
  has_buyers: 'Des personnes ont acheté cette formation : dépubliez-la plutôt que de la supprimer.',
  bad_price: 'Le prix doit se situer entre 1 $ et 10 000 $.',
  course_changed: 'Cette formation a été modifiée ailleurs entre-temps. Votre version n’a pas été enregistrée.',
  modules_changed: 'Les modules ont changé entre-temps. Rechargez la page pour les voir.',
  // Payment
  product_not_found: 'Ce produit n’est plus offert.',
  price_changed: 'Le prix vient de changer. Vérifiez-le avant de continuer.',
  already_owned: 'Vous possédez déjà ce produit.',
  payment_pending: 'Un paiement est déjà en cours pour ce produit.',
  payment_unavailable: 'Le paiement est momentanément indisponible.',
  idempotency_conflict: 'Cet achat ne correspond plus à la page. Rechargez-la.',
  order_not_found: 'Cette commande est introuvable.',
  refund_too_late: 'Le délai de remboursement de 30 jours est passé.',
  already_refunded: 'Cette commande est déjà remboursée ou en voie de l’être.',
  // Consultations
  booking_not_found: 'Cette consultation est introuvable ou n’attend plus de réponse.',
  booking_in_past: 'Choisissez un moment à venir.',
  // Account and forms
  confirmation_required: 'Écrivez l’adresse de votre compte pour confirmer.',
  invalid_lead: 'Certains champs sont à corriger.',
  not_stored: 'Votre demande n’a pas pu être enregistrée. Réessayez dans un instant.',
  // Files
  file_too_large: 'Ce fichier est trop volumineux.',
  file_exists: 'Un fichier porte déjà ce nom.',
  file_type_refused: 'Ce type de fichier n’est pas accepté.',
} as const;

export type BackendErrorCode = keyof typeof BACKEND_ERRORS;

/**
 * What to tell a visitor about a refusal.
 *
 * @param error an error of supabase-js or the body of a function's answer; anything else gives the general sentence
 */
export function backendErrorText(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  const known = typeof code === 'string' && Object.hasOwn(BACKEND_ERRORS, code);
  return BACKEND_ERRORS[known ? (code as BackendErrorCode) : 'unexpected_failure'];
}
