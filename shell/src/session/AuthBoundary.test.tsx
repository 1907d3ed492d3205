// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { AuthBoundary } from './AuthBoundary.tsx';
import { alerts, click, control, render } from './testing/renderAuth.tsx';

let broken = true;

function Fragile() {
  if (broken) throw new Error('broken for the test');
  return <p>Bon retour</p>;
}

beforeEach(() => {
  broken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('says that the authentication system has failed, with three tips, and tries again without a reload (SHL-048)', async () => {
  await render(
    <AuthBoundary>
      <Fragile />
    </AuthBoundary>,
  );
  expect(alerts()[0]).toContain('Une erreur est survenue dans le système d’authentification.');
  const tips = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(tips).toEqual([
    expect.stringMatching(/rechargez/i),
    expect.stringMatching(/connexion/i),
    expect.stringMatching(/videz le cache/i),
  ]);
  expect(control('Recharger la page').tagName).toBe('BUTTON');

  await click('Réessayer');
  expect(alerts()).toHaveLength(1);
  broken = false;
  await click('Réessayer');
  expect(alerts()).toEqual([]);
  expect(document.body.textContent).toBe('Bon retour');
});
