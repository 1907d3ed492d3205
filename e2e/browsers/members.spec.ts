import { members } from '../support/member.ts';
import { signIn, signUp } from './support/accounts.ts';
import { test } from './support/test.ts';
import type { Visitor } from './support/Visitor.ts';

const LESSON = 'Mesurer ses résultats avec GA4';
/** Below it a phone's bar has four places, and the others behind « Plus ». */
const PHONE = 640;
/** Of the places of a space, how many a phone's bar has. */
const IN_BAR = 4;

// What learners, creators and staff do with a phone, a tablet and a wide window, in every engine.
for (const width of [390, 820, 1440]) {
  test.describe(`members at ${width} px`, { tag: '@nightly' }, () => {
    test.use({ width });
    test('a learner begins a course, notes something and finds both again (AMB-63, DSH-001, DSH-026)', async ({
      visitor,
    }) => {
      await signUp(visitor, '/dashboard');
      await visitor.sees({ text: 'Aucune formation en cours' });
      await visitor.open('/formation-viewer/mesurer-ses-resultats-avec-ga4');
      await visitor.sees({ text: '1 / 4' });
      await visitor.click({ role: 'button', name: 'Module suivant' });
      await visitor.sees({ text: '2 / 4' });
      await visitor.fill({ label: 'Vos notes' }, 'Nommer avant de mesurer.');
      await visitor.sees({ text: /^Enregistré à/ });
      await visitor.click({ role: 'link', name: 'Tableau de bord' });
      await visitor.arrives('Tableau de bord');
      await visitor.sees({ role: 'link', name: LESSON });
      await goTo(visitor, 'Apprentissage', 'Mes notes', 2);
      await visitor.arrives('Mes notes');
      await visitor.sees({ text: 'Nommer avant de mesurer.' });
      await goTo(visitor, 'Apprentissage', 'Mon compte', 5);
      await visitor.arrives('Mon compte');
    });

    test('a creator looks at the studio and begins a course (AMB-63, DSH-040)', async ({ visitor }) => {
      await signIn(visitor, members.creator, '/creator-dashboard');
      await visitor.sees({ role: 'heading', name: /^Mes formations \(/ });
      await goTo(visitor, 'Studio', 'Rendez-vous', 3);
      await visitor.arrives('Mes rendez-vous');
      await goTo(visitor, 'Studio', 'Vue d’ensemble', 0);
      await visitor.arrives('Tableau de bord Créateur');
      await visitor.click({ role: 'button', name: 'Nouvelle formation' });
      const title = `Un essai à ${width} pixels, ${Date.now()}`;
      await visitor.fill({ label: 'Titre' }, title);
      await visitor.click({ role: 'button', name: 'Créer la formation' });
      await visitor.sees({ role: 'heading', level: 1, name: title });
      await visitor.fill({ label: 'Description courte' }, 'Ce que l’on voit à cette largeur.');
      await visitor.sees({ text: /^Enregistré à/ });
      await visitor.click({ role: 'link', name: 'Retour au studio' });
      await visitor.arrives('Tableau de bord Créateur');
      await visitor.sees({ text: title });
    });

    test('staff look at the day, the requests and somebody’s account (AMB-63, CON-031)', async ({ visitor }) => {
      await signIn(visitor, members.admin, '/admin');
      await visitor.sees({ text: /^Aujourd’hui,/ });
      await goTo(visitor, 'Console', 'Demandes', 1);
      await visitor.arrives('Demandes');
      await goTo(visitor, 'Console', 'Personnes', 6);
      await visitor.arrives('Personnes');
      await visitor.fill({ label: 'Rechercher', within: { role: 'search' } }, 'apprenant@exemple.test');
      await visitor.isAt('/admin/personnes?q=apprenant%40exemple.test');
      await visitor.click({ role: 'button', name: /apprenant@exemple\.test/ });
      await visitor.sees({ role: 'heading', name: 'Maude Tremblay' });
      await visitor.press('Escape');
      await visitor.sees({ role: 'button', name: /apprenant@exemple\.test/ });
    });

    /** By the rail or the bar, or by the sheet of what a bar has no room for. */
    async function goTo(visitor: Visitor, space: string, name: string, index: number) {
      if (width >= PHONE || index < IN_BAR) {
        await visitor.click({ role: 'link', name, within: { role: 'navigation', name: space } });
        return;
      }
      await visitor.click({ role: 'button', name: 'Plus' });
      await visitor.click({ role: 'link', name, within: { role: 'dialog', name: 'Tout l’espace' } });
    }
  });
}
