import { formatMoney } from '@agence/shared-contracts/backend/money';
import { brand } from '@agence/shared-contracts/brand';
import { html } from 'hono/html';
import { devPage } from '../dev/devPage.ts';
import { DELIVERIES, PAYMENTS, SIMULATOR_PATH, type SimulatedSession } from './SimulatedSession.ts';

/**
 * The page to pay on: what is bought on the left, how the payment shall end on the right. A plain form, no script.
 *
 * @param error what went wrong with the payment before
 */
export function checkoutPage(session: SimulatedSession, error?: string): Promise<Response> {
  const [bought, ...taxes] = session.lines;
  const body = html`<p class="note">Simulateur de paiement — aucune carte n’est débitée</p>
<h1>${brand.name}</h1>
<div class="columns">
  <section class="sheet" aria-label="Votre commande">
    <h2>${bought?.name}</h2>
    ${bought?.description ? html`<p class="note">${bought.description}</p>` : ''}
    <dl>
      <dt>Prix</dt><dd>${formatMoney(bought?.amount ?? 0)}</dd>
      ${taxes.map((line) => html`<dt>${line.name}</dt><dd>${formatMoney(line.amount)}</dd>`)}
      <dt class="total">Total</dt><dd class="total">${formatMoney(session.amount_total)}</dd>
    </dl>
    <p class="note">Reçu envoyé à ${session.customer_email}</p>
  </section>
  <form class="sheet" method="post" action="${SIMULATOR_PATH}/${session.id}">
    ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
    <fieldset><legend>Payer avec</legend>
      ${Object.entries(PAYMENTS).map(
        ([value, { label, note }], index) =>
          html`<label class="choice"><input type="radio" name="paiement" value="${value}" ${
            index === 0 ? 'checked' : ''
          }><span>${label}<br><span class="note">${note}</span></span></label>`,
      )}
    </fieldset>
    <fieldset><legend><label for="livraison">Confirmation envoyée au site</label></legend>
      <select id="livraison" name="livraison">
        ${Object.entries(DELIVERIES).map(([value, label]) => html`<option value="${value}">${label}</option>`)}
      </select>
    </fieldset>
    <button>Payer ${formatMoney(session.amount_total)}</button>
    <p><a href="${session.cancel_url}">Annuler et revenir au site</a></p>
  </form>
</div>`;
  return devPage(`Paiement — ${brand.name}`, body, error ? 402 : 200);
}

/** Instead of a page that can no longer be paid on. */
export function closedPage(message: string, returnTo: string, status = 410): Promise<Response> {
  const body = html`<div class="sheet"><h1>${message}</h1><p><a href="${returnTo}">Revenir au site</a></p></div>`;
  return devPage('Paiement', body, status);
}
