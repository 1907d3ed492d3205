import { COURSE_NOT_FOUND } from './quoted.ts';

// Apart, so that a page which says one of these carries no refusals.
export { COURSE_MISSING, COURSE_NOT_FOUND, PAGE_FAILED } from './quoted.ts';

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
  public_demo: 'Cette action est fermée dans la démonstration publique : rien n’y est vendu ni envoyé.',
  timeout: 'La réponse a trop tardé. Réessayez dans un instant.',
  backend_unavailable: 'Le service est momentanément indisponible.',
  unexpected_failure: 'Une erreur est survenue. Réessayez dans un instant.',
  over_request_rate_limit: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.',
  // Requests of visitors, for staff
  request_not_found: 'Cette demande n’existe plus.',
  request_changed: 'Cette demande a été modifiée ailleurs. Voici ce qu’elle est maintenant.',
  amount_required: 'Entrez le montant de la vente.',
  // Appointments
  time_taken: 'Ce moment vient d’être pris. Choisissez-en un autre.',
  appointment_not_found: 'Ce rendez-vous n’existe plus.',
  appointment_over: 'Ce rendez-vous ne peut plus être changé.',
  bad_address: 'Entrez une adresse complète qui commence par https://.',
  bad_hours: 'La fin doit venir après le début, et chaque plage commencer à une heure différente.',
  // Texts of pages, for staff
  text_not_found: 'Ce texte n’existe pas.',
  text_changed: 'Ce texte a été modifié ailleurs. Voici ce qu’il est maintenant.',
  text_broken: 'Ce texte ne peut pas être publié : corrigez les champs signalés.',
  text_time: 'Choisissez un moment à venir, d’ici un an.',
  // Sign-in
  no_api_key: 'La page n’est plus à jour. Rechargez-la.',
  invalid_api_key: 'La page n’est plus à jour. Rechargez-la.',
  bad_jwt: 'Votre session a expiré. Reconnectez-vous.',
  sign_in_required: 'Vous devez être connecté.',
  user_banned: 'Ce compte est fermé.',
  phone_provider_disabled: 'La connexion par téléphone n’est pas offerte sur cette installation.',
  validation_failed: 'Une des valeurs n’est pas acceptée. Vérifiez-les.',
  weak_password: 'Ce mot de passe est trop facile à deviner.',
  invalid_credentials: 'Ces identifiants ne correspondent à aucun compte.',
  otp_expired: 'Ce code n’est pas le bon, ou il a expiré. Demandez-en un autre.',
  no_authorization: 'Vous devez être connecté.',
  current_password_required: 'Entrez votre mot de passe actuel.',
  current_password_invalid: 'Ce n’est pas votre mot de passe actuel.',
  insufficient_aal: 'Confirmez d’abord votre identité avec votre deuxième facteur.',
  second_factor_required: 'Cette action demande la vérification en deux étapes : activez-la dans « Mon compte ».',
  too_many_enrolled_mfa_factors: 'Ce compte a déjà dix applications. Retirez-en une.',
  mfa_factor_name_conflict: 'Une application porte déjà ce nom.',
  mfa_factor_not_found: 'Cette application n’est plus liée à votre compte.',
  mfa_challenge_expired: 'Ce code a expiré. Entrez celui que montre votre application maintenant.',
  mfa_verification_failed: 'Ce code n’est pas le bon. Attendez le suivant, puis réessayez.',
  feature_not_available: 'Cette façon de faire n’est pas offerte sur cette installation.',
  '42501': 'Vous n’avez pas accès à cet élément.',
  '23514': 'Une des valeurs est trop longue ou n’est pas acceptée. Corrigez-la, puis réessayez.',
  quota_reached: 'Vous avez atteint le nombre permis pour un compte. Supprimez-en, ou écrivez-nous.',
  admin_required: 'Cette action est réservée à l’administration.',
  already_decided: 'Une décision a déjà été prise.',
  application_not_found: 'Cette demande est introuvable.',
  letter_changed: 'Cette lettre a été modifiée ailleurs entre-temps. Votre version n’a pas été enregistrée.',
  letter_incomplete: 'Il manque un objet ou un texte à cette lettre.',
  letter_not_found: 'Cette lettre est introuvable.',
  letter_on_its_way: 'Cette lettre est en route ou déjà partie : elle ne change plus.',
  last_owner: 'Nommez d’abord une autre personne propriétaire du site.',
  // Courses
  formation_not_found: COURSE_NOT_FOUND,
  module_not_found: 'Ce module n’existe pas ou n’est plus disponible.',
  purchase_required: 'Cette formation doit d’abord être achetée.',
  wrong_user: 'Ces données appartiennent à un autre compte.',
  address_unconfirmed: 'Confirmez d’abord votre adresse, par le lien que nous vous avons envoyé.',
  review_too_early: 'Votre avis sera bienvenu quand vous aurez suivi un cinquième de la formation.',
  note_too_long: 'Une note compte au plus 10 000 caractères.',
  // Studio
  title_required: 'Donnez un titre à la formation.',
  slug_taken: 'Cette adresse est déjà prise par une autre formation.',
  not_publishable: 'Il manque quelque chose avant de publier.',
  creator_role_required: 'La publication est réservée aux formateurs. Écrivez-nous pour le devenir.',
  creator_not_found: 'Vous n’avez pas encore de page : elle naît avec votre première formation.',
  creator_page_changed: 'Votre page a changé depuis que vous l’avez vue. Relisez l’aperçu avant d’accepter.',
  has_buyers: 'Des personnes ont acheté cette formation : dépubliez-la plutôt que de la supprimer.',
  bad_price: 'Le prix doit se situer entre 1 $ et 10 000 $.',
  course_changed: 'Cette formation a été modifiée ailleurs entre-temps. Votre version n’a pas été enregistrée.',
  modules_changed: 'Les modules ont changé entre-temps. Rechargez la page pour les voir.',
  // Payment
  product_not_found: 'Ce produit n’est plus offert.',
  creator_page_withdrawn: 'Cette personne n’a plus de page publique. Rien n’a été facturé.',
  price_changed: 'Le prix vient de changer. Vérifiez-le avant de continuer.',
  already_owned: 'Vous possédez déjà ce produit.',
  payment_pending: 'Un paiement est déjà en cours pour ce produit.',
  payment_unavailable: 'Le paiement est momentanément indisponible.',
  idempotency_conflict: 'Cet achat ne correspond plus à la page. Rechargez-la.',
  order_not_found: 'Cette commande est introuvable.',
  refund_by_staff: 'Le remboursement d’une consultation se demande à notre équipe.',
  refund_too_late: 'Le délai de remboursement de 30 jours est passé.',
  already_refunded: 'Cette commande est déjà remboursée ou en voie de l’être.',
  payment_disputed: 'Ce paiement est contesté auprès de la banque, qui retient l’argent. Écrivez-nous.',
  reason_required: 'Écrivez une raison.',
  // Measures of staff
  moderated: 'Notre équipe a retiré ceci du site. La raison et le moyen de la contester sont dans votre compte.',
  moderation_target_not_found: 'Rien ne porte ce nom, ou c’est déjà supprimé.',
  owner_protected: 'Retirez d’abord à cette personne la propriété du site.',
  refund_too_large: 'Ce montant n’est pas entre un cent et ce qui reste à rembourser.',
  // Catalogue and taxes, for staff
  name_taken: 'Ce nom est déjà pris.',
  entry_not_found: 'Cet élément n’existe plus. Rechargez la page.',
  category_needed: 'Les nouvelles formations commencent dans cette catégorie : elle reste.',
  bad_period: 'La fin doit venir après le début.',
  bad_tax_number: 'Un de ces numéros n’a pas sa forme : 123456789 RT0001 et 1234567890 TQ0001.',
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
  too_many_uploads: 'Vous envoyez déjà trois fichiers. Attendez que l’un d’eux soit arrivé, puis réessayez.',
  uploads_busy: 'Beaucoup de fichiers arrivent en ce moment. Réessayez dans une minute.',
  offset_mismatch: 'L’envoi reprend ailleurs que là où il s’était arrêté. Réessayez.',
  upload_locked: 'Ce fichier est déjà en cours d’envoi, peut-être dans un autre onglet.',
} as const;

/** A code that the backend refuses with; there may be more one day, which `backendErrorText` knows or not. @provided */
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
