/** What a page says that could not be shown, or a part of it (marketplace §8 "error boundary"). */
export declare const PAGE_FAILED = "Oups, une erreur est survenue";
/** What a course is called that is not there (marketplace §8). */
export declare const COURSE_MISSING = "Formation introuvable";
/** Of a course that is not there, wherever it is asked for (marketplace §8). */
export declare const COURSE_NOT_FOUND = "Cette formation n'existe pas ou n'est plus disponible.";
/**
 * Every code with which the backend refuses something, and what the visitor reads (infra/supabase/README.md says which
 * call answers what). Codes are stable: screens choose their behaviour by them, never by a message.
 */
export declare const BACKEND_ERRORS: {
    readonly not_found: 'Cette adresse n’existe pas.';
    readonly bad_request: 'La demande n’a pas la forme attendue.';
    readonly bad_json: 'La demande n’a pas la forme attendue.';
    readonly method_not_allowed: 'Cette action n’est pas offerte ici.';
    readonly unsupported_media_type: 'Ce type de contenu n’est pas accepté.';
    readonly query_too_large: 'La recherche est trop complexe. Simplifiez-la.';
    readonly too_large: 'L’envoi est trop volumineux.';
    readonly overloaded: 'Le service est très sollicité. Réessayez dans un instant.';
    readonly starting: 'Le service démarre. Réessayez dans un instant.';
    readonly public_demo: 'Cette action est fermée dans la démonstration publique : rien n’y est vendu ni envoyé.';
    readonly timeout: 'La réponse a trop tardé. Réessayez dans un instant.';
    readonly backend_unavailable: 'Le service est momentanément indisponible.';
    readonly unexpected_failure: 'Une erreur est survenue. Réessayez dans un instant.';
    readonly over_request_rate_limit: 'Trop de tentatives. Attendez quelques minutes, puis réessayez.';
    readonly request_not_found: 'Cette demande n’existe plus.';
    readonly request_changed: 'Cette demande a été modifiée ailleurs. Voici ce qu’elle est maintenant.';
    readonly amount_required: 'Entrez le montant de la vente.';
    readonly time_taken: 'Ce moment vient d’être pris. Choisissez-en un autre.';
    readonly appointment_not_found: 'Ce rendez-vous n’existe plus.';
    readonly appointment_over: 'Ce rendez-vous ne peut plus être changé.';
    readonly bad_address: 'Entrez une adresse complète qui commence par https://.';
    readonly bad_hours: 'La fin doit venir après le début, et chaque plage commencer à une heure différente.';
    readonly text_not_found: 'Ce texte n’existe pas.';
    readonly text_changed: 'Ce texte a été modifié ailleurs. Voici ce qu’il est maintenant.';
    readonly text_broken: 'Ce texte ne peut pas être publié : corrigez les champs signalés.';
    readonly text_time: 'Choisissez un moment à venir, d’ici un an.';
    readonly no_api_key: 'La page n’est plus à jour. Rechargez-la.';
    readonly invalid_api_key: 'La page n’est plus à jour. Rechargez-la.';
    readonly bad_jwt: 'Votre session a expiré. Reconnectez-vous.';
    readonly sign_in_required: 'Vous devez être connecté.';
    readonly user_banned: 'Ce compte est fermé.';
    readonly phone_provider_disabled: 'La connexion par téléphone n’est pas offerte sur cette installation.';
    readonly validation_failed: 'Une des valeurs n’est pas acceptée. Vérifiez-les.';
    readonly weak_password: 'Ce mot de passe est trop facile à deviner.';
    readonly invalid_credentials: 'Ces identifiants ne correspondent à aucun compte.';
    readonly otp_expired: 'Ce code n’est pas le bon, ou il a expiré. Demandez-en un autre.';
    readonly no_authorization: 'Vous devez être connecté.';
    readonly current_password_required: 'Entrez votre mot de passe actuel.';
    readonly current_password_invalid: 'Ce n’est pas votre mot de passe actuel.';
    readonly insufficient_aal: 'Confirmez d’abord votre identité avec votre deuxième facteur.';
    readonly second_factor_required: 'Cette action demande la vérification en deux étapes : activez-la dans « Mon compte ».';
    readonly too_many_enrolled_mfa_factors: 'Ce compte a déjà dix applications. Retirez-en une.';
    readonly mfa_factor_name_conflict: 'Une application porte déjà ce nom.';
    readonly mfa_factor_not_found: 'Cette application n’est plus liée à votre compte.';
    readonly mfa_challenge_expired: 'Ce code a expiré. Entrez celui que montre votre application maintenant.';
    readonly mfa_verification_failed: 'Ce code n’est pas le bon. Attendez le suivant, puis réessayez.';
    readonly feature_not_available: 'Cette façon de faire n’est pas offerte sur cette installation.';
    readonly '42501': 'Vous n’avez pas accès à cet élément.';
    readonly '23514': 'Une des valeurs est trop longue ou n’est pas acceptée. Corrigez-la, puis réessayez.';
    readonly quota_reached: 'Vous avez atteint le nombre permis pour un compte. Supprimez-en, ou écrivez-nous.';
    readonly admin_required: 'Cette action est réservée à l’administration.';
    readonly already_decided: 'Une décision a déjà été prise.';
    readonly application_not_found: 'Cette demande est introuvable.';
    readonly letter_changed: 'Cette lettre a été modifiée ailleurs entre-temps. Votre version n’a pas été enregistrée.';
    readonly letter_incomplete: 'Il manque un objet ou un texte à cette lettre.';
    readonly letter_not_found: 'Cette lettre est introuvable.';
    readonly letter_on_its_way: 'Cette lettre est en route ou déjà partie : elle ne change plus.';
    readonly last_owner: 'Nommez d’abord une autre personne propriétaire du site.';
    readonly formation_not_found: "Cette formation n'existe pas ou n'est plus disponible.";
    readonly module_not_found: 'Ce module n’existe pas ou n’est plus disponible.';
    readonly purchase_required: 'Cette formation doit d’abord être achetée.';
    readonly wrong_user: 'Ces données appartiennent à un autre compte.';
    readonly address_unconfirmed: 'Confirmez d’abord votre adresse, par le lien que nous vous avons envoyé.';
    readonly review_too_early: 'Votre avis sera bienvenu quand vous aurez suivi un cinquième de la formation.';
    readonly note_too_long: 'Une note compte au plus 10 000 caractères.';
    readonly title_required: 'Donnez un titre à la formation.';
    readonly slug_taken: 'Cette adresse est déjà prise par une autre formation.';
    readonly not_publishable: 'Il manque quelque chose avant de publier.';
    readonly creator_role_required: 'La publication est réservée aux formateurs. Écrivez-nous pour le devenir.';
    readonly creator_not_found: 'Vous n’avez pas encore de page : elle naît avec votre première formation.';
    readonly creator_page_changed: 'Votre page a changé depuis que vous l’avez vue. Relisez l’aperçu avant d’accepter.';
    readonly has_buyers: 'Des personnes ont acheté cette formation : dépubliez-la plutôt que de la supprimer.';
    readonly bad_price: 'Le prix doit se situer entre 1 $ et 10 000 $.';
    readonly course_changed: 'Cette formation a été modifiée ailleurs entre-temps. Votre version n’a pas été enregistrée.';
    readonly modules_changed: 'Les modules ont changé entre-temps. Rechargez la page pour les voir.';
    readonly product_not_found: 'Ce produit n’est plus offert.';
    readonly creator_page_withdrawn: 'Cette personne n’a plus de page publique. Rien n’a été facturé.';
    readonly price_changed: 'Le prix vient de changer. Vérifiez-le avant de continuer.';
    readonly already_owned: 'Vous possédez déjà ce produit.';
    readonly payment_pending: 'Un paiement est déjà en cours pour ce produit.';
    readonly payment_unavailable: 'Le paiement est momentanément indisponible.';
    readonly idempotency_conflict: 'Cet achat ne correspond plus à la page. Rechargez-la.';
    readonly order_not_found: 'Cette commande est introuvable.';
    readonly refund_by_staff: 'Le remboursement d’une consultation se demande à notre équipe.';
    readonly refund_too_late: 'Le délai de remboursement de 30 jours est passé.';
    readonly already_refunded: 'Cette commande est déjà remboursée ou en voie de l’être.';
    readonly payment_disputed: 'Ce paiement est contesté auprès de la banque, qui retient l’argent. Écrivez-nous.';
    readonly reason_required: 'Écrivez une raison.';
    readonly moderated: 'Notre équipe a retiré ceci du site. La raison et le moyen de la contester sont dans votre compte.';
    readonly moderation_target_not_found: 'Rien ne porte ce nom, ou c’est déjà supprimé.';
    readonly owner_protected: 'Retirez d’abord à cette personne la propriété du site.';
    readonly refund_too_large: 'Ce montant n’est pas entre un cent et ce qui reste à rembourser.';
    readonly name_taken: 'Ce nom est déjà pris.';
    readonly entry_not_found: 'Cet élément n’existe plus. Rechargez la page.';
    readonly category_needed: 'Les nouvelles formations commencent dans cette catégorie : elle reste.';
    readonly bad_period: 'La fin doit venir après le début.';
    readonly bad_tax_number: 'Un de ces numéros n’a pas sa forme : 123456789 RT0001 et 1234567890 TQ0001.';
    readonly booking_not_found: 'Cette consultation est introuvable ou n’attend plus de réponse.';
    readonly booking_in_past: 'Choisissez un moment à venir.';
    readonly confirmation_required: 'Écrivez l’adresse de votre compte pour confirmer.';
    readonly invalid_lead: 'Certains champs sont à corriger.';
    readonly not_stored: 'Votre demande n’a pas pu être enregistrée. Réessayez dans un instant.';
    readonly file_too_large: 'Ce fichier est trop volumineux.';
    readonly file_exists: 'Un fichier porte déjà ce nom.';
    readonly file_type_refused: 'Ce type de fichier n’est pas accepté.';
    readonly too_many_uploads: 'Vous envoyez déjà trois fichiers. Attendez que l’un d’eux soit arrivé, puis réessayez.';
    readonly uploads_busy: 'Beaucoup de fichiers arrivent en ce moment. Réessayez dans une minute.';
    readonly offset_mismatch: 'L’envoi reprend ailleurs que là où il s’était arrêté. Réessayez.';
    readonly upload_locked: 'Ce fichier est déjà en cours d’envoi, peut-être dans un autre onglet.';
};
/** A code that the backend refuses with; there may be more one day, which `backendErrorText` knows or not. @provided */
export type BackendErrorCode = keyof typeof BACKEND_ERRORS;
/**
 * What to tell a visitor about a refusal.
 *
 * @param error an error of supabase-js or the body of a function's answer; anything else gives the general sentence
 */
export declare function backendErrorText(error: unknown): string;
