import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatorTexts } from '../content/facebookSimulator.ts';
import { cheapest, scenario, shifted } from './scenarios.ts';
import { scenariosCsv } from './scenariosCsv.ts';
import { simulate } from './simulate.ts';

const worked = { budget: 1000, ctr: 1.5, cpc: 0.8, conversion: 3 };
const inputs = fc.record({
  budget: fc.double({ min: 1, max: 1e6, noNaN: true }),
  ctr: fc.double({ min: 0.1, max: 100, noNaN: true }),
  cpc: fc.double({ min: 0.01, max: 1000, noNaN: true }),
  conversion: fc.double({ min: 0.1, max: 100, noNaN: true }),
});

test('moves rates and the price of a click by a quarter, and leaves the budget', () => {
  expect(shifted(worked, -1)).toEqual({ budget: 1000, ctr: 1.125, cpc: 1, conversion: 2.25 });
  const ambitious = shifted(worked, 1);
  expect(ambitious).toMatchObject({ budget: 1000, ctr: 1.875, conversion: 3.75 });
  expect(ambitious.cpc).toBeCloseTo(0.6, 10);
});

test('makes the prudent scenario dearer and the ambitious one cheaper than what stands in the form', () => {
  fc.assert(
    fc.property(inputs, (some) => {
      const cost = (direction: -1 | 1) => scenario('', shifted(some, direction)).outcome.coutParLead ?? Number.NaN;
      const own = scenario('', some).outcome.coutParLead ?? Number.NaN;
      expect(cost(-1)).toBeGreaterThan(own);
      expect(cost(1)).toBeLessThan(own);
      expect(shifted(some, 1).conversion).toBeLessThanOrEqual(100);
    }),
  );
});

test('marks the cheapest, and none where there is nothing to choose', () => {
  const own = scenario('Réaliste', worked);
  const better = scenario('Ambitieux', shifted(worked, 1));
  const broken = scenario('Calcul A', { ...worked, cpc: Number.NaN });
  expect(cheapest([own, broken, better])).toBe(better);
  expect(cheapest([own, scenario('Calcul A', worked)])).toBeUndefined();
  expect(cheapest([broken])).toBeUndefined();
  expect(cheapest([])).toBeUndefined();
});

test('writes a file that French spreadsheets read: semicolons, decimal commas, no formula', () => {
  const csv = scenariosCsv([scenario('Réaliste', worked), scenario('Calcul A', { ...worked, cpc: Number.NaN })]);
  expect(csv.split('\r\n')).toEqual([
    '\ufeffScénario;Budget par mois ($);Taux de clic, CTR (%);Coût par clic, CPC ($);Conversion de la page (%);Impressions;Clics;Leads;Coût par lead',
    'Réaliste;1000;1,5;0,8;3;83333,33;1250;37,5;26,67',
    'Calcul A;1000;1,5;;3;;;;',
    '',
  ]);
});

test('writes a rate as the page shows it: 1,125 % is not 1,13 % (TLS-007, AMB-75)', () => {
  const { inputs } = scenario('Prudent', shifted(worked, -1));
  expect(scenariosCsv([scenario('Prudent', inputs)])).toContain(';1,125;');
});

test('explains why both bounds show more impressions than one’s own numbers (AMB-75)', () => {
  const [prudent, own, ambitious] = ([-1, 0, 1] as const).map((direction) =>
    simulate(direction === 0 ? worked : shifted(worked, direction)),
  );
  expect(prudent?.impressions).toBeGreaterThan(own?.impressions ?? 0);
  expect(ambitious?.impressions).toBeGreaterThan(own?.impressions ?? 0);
  expect(simulatorTexts.scenarios.impressions).toContain('Les impressions dépassent les vôtres des deux côtés');
});
