import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';
import { auditSample } from './auditSample.ts';

/** Writes the audit that `/preuves` shows into the remote that shows it. */
const SAMPLE = join(ROOT, 'mfe-marketing/src/content/evidence/auditSample.json');
await writeFile(SAMPLE, `${JSON.stringify(auditSample(), null, 2)}\n`);
