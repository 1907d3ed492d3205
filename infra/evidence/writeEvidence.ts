import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../src/cli/workspace.ts';
import { auditSample } from './auditSample.ts';
import { comparedFigures } from './comparedFigures.ts';

/** Writes what pages show as evidence into the remote that shows it: the audit, and which figures were compared, and when. */
const FOLDER = join(ROOT, 'mfe-marketing/src/content/evidence');
const write = (file: string, value: unknown) => writeFile(join(FOLDER, file), `${JSON.stringify(value, null, 2)}\n`);
await write('auditSample.json', auditSample());
await write('compared.json', { date: new Date().toISOString().slice(0, 10), figures: comparedFigures() });
