import { expect, test } from 'vitest';
import shown from '../../mfe-marketing/src/content/evidence/auditSample.json' with { type: 'json' };
import { auditSample } from './auditSample.ts';

test('the audit that is shown as a proof is what the tool says of these answers (AMB-23, AMB-56)', () => {
  // `npm run evidence` writes it again.
  expect(shown).toEqual(auditSample());
});
